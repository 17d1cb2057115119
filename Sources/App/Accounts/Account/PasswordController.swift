import Hummingbird

/// Changes one's own password. All sessions end, and this browser gets a new one.
struct PasswordController: Sendable {
    let site: Site
    let people: PersonStore
    let tokens: AccessTokenStore
    let feeds: CalendarFeedStore
    let hasher: PasswordHasher
    let throttle: SignInThrottle

    @Sendable func edit(_ request: Request, context: SignedInContext) async throws -> Response {
        try await page(request, context, endsTokens: true, errors: nil)
    }

    @Sendable func update(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: PasswordForm.self, context: context)
        do {
            let words = PasswordRules.context(
                userName: context.person.userName, fullName: context.person.fullName, institution: site.institution.name)
            let (current, new) = try form.passwords(context: words)
            let verified = try await require(current, of: context)
            let token = SessionToken.random()
            let isChanged = try await people.changePassword(
                hash: hasher.hash(new, for: SignInThrottle.Source.line(ofKnown: context.person.userName)), of: context.person.id,
                insteadOf: verified, in: .init(digest: token.digest, browser: request.browserName),
                endsTokens: form.endsTokens != nil, at: context.arrivedAt)
            guard isChanged else { throw Self.wrong }
            return changed(token, request, context)
        } catch let errors as FormErrors {
            return try await page(request, context, endsTokens: form.endsTokens != nil, errors: errors)
        }
    }

    private func changed(_ token: SessionToken, _ request: Request, _ context: SignedInContext) -> Response {
        let account = site.area(request, context).kept(in: AccountRoutes.account)
        var response = site.redirect(to: account, flash: Flash("flash.password-changed"))
        // Forms that are open in other windows carry a token of the old session; they stay valid.
        if let old = site.cookies.read(.session, from: request) { site.cookies.set(.visitor, to: old, on: &response) }
        site.cookies.set(.session, to: token.text, days: 30, on: &response)
        return response
    }

    private static let wrong = FormErrors(items: [.init(field: "current-password", key: "password.current-wrong")])

    /// Checks the present password. Tries are limited, so that whoever holds an unlocked phone cannot guess it.
    /// - Returns: what it was verified against.
    private func require(_ password: String, of context: SignedInContext) async throws -> PersonStore.Credentials {
        let source = SignInThrottle.Source(
            account: context.person.userName, address: context.visitor.address, knownBrowser: context.person.session?.text)
        guard await throttle.admit(source) == 0 else {
            throw FormErrors(items: [.init(field: "current-password", key: "password.wait")])
        }
        guard let verified = try await verified(password, of: context, source) else { throw Self.wrong }
        await throttle.recordSuccess(of: source)
        return verified
    }

    /// What the password was verified against; nil when it is wrong. A check that could not be made because too many wait counts
    /// as neither right nor wrong.
    private func verified(
        _ password: String, of context: SignedInContext, _ source: SignInThrottle.Source
    ) async throws -> PersonStore.Credentials? {
        do {
            let credentials = try await people.credentials(userName: context.person.userName)
            return try await hasher.verify(password, against: credentials?.passwordHash, for: source.line) ? credentials : nil
        } catch {
            await throttle.recordNothing(of: source)
            throw error
        }
    }

    private func page(
        _ request: Request, _ context: SignedInContext, endsTokens: Bool, errors: FormErrors?
    ) async throws -> Response {
        let strings = site.strings(context)
        let area = site.area(request, context)
        let frame = site.frame(
            request, context, heading: strings("password.title"), back: AccountRoutes.back(to: area, strings))
        let hasTokens = try await !tokens.all(of: context.person.id, at: context.arrivedAt).isEmpty
        let hasCalendar = try await feeds.find(of: context.person.id) != nil
        let page = PasswordPage(
            frame: frame, strings: strings, userName: context.person.userName, area: area,
            hasTokens: hasTokens || hasCalendar, endsTokens: endsTokens, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
