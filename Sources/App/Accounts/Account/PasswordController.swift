import Hummingbird

/// A new password for oneself: ends every other session.
struct PasswordController: Sendable {
    let site: Site
    let people: PersonStore
    let sessions: SessionStore
    let hasher: PasswordHasher
    let throttle: SignInThrottle

    @Sendable func edit(_ request: Request, context: SignedInContext) async throws -> Response {
        try page(request, context, errors: nil)
    }

    @Sendable func update(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: PasswordForm.self, context: context)
        do {
            let words = PasswordRules.context(
                userName: context.person.userName, fullName: context.person.fullName, institution: site.institution.name)
            let (current, new) = try form.passwords(context: words)
            try await require(current, of: context)
            try await people.changePassword(hash: hasher.hash(new), of: context.person.id, at: context.arrivedAt)
            try await sessions.endAll(of: context.person.id, except: context.person.session, at: context.arrivedAt)
            return site.redirect(to: AccountRoutes.account, flash: Flash("flash.password-changed"))
        } catch let errors as FormErrors {
            return try page(request, context, errors: errors)
        }
    }

    /// Whoever holds an open phone must not find the password out by trying.
    private func require(_ password: String, of context: SignedInContext) async throws {
        let source = SignInThrottle.Source(
            account: context.person.userName, address: context.visitor.address, isKnown: true)
        let credentials = try await people.credentials(userName: context.person.userName)
        guard await throttle.admit(source, at: context.arrivedAt) == 0 else {
            throw FormErrors(items: [.init(field: "current-password", key: "password.wait")])
        }
        guard try await hasher.verify(password, against: credentials?.passwordHash) else {
            throw FormErrors(items: [.init(field: "current-password", key: "password.current-wrong")])
        }
        await throttle.recordSuccess(of: source)
    }

    private func page(_ request: Request, _ context: SignedInContext, errors: FormErrors?) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("password.title"),
            back: .init(href: AccountRoutes.account, text: strings("account.title")))
        let page = PasswordPage(frame: frame, strings: strings, userName: context.person.userName, errors: errors)
        return try site.respond(page, context, status: errors == nil ? .ok : .unprocessableContent)
    }
}
