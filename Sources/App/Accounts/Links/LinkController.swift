import Hummingbird

/// Opens one-time links: the holder chooses a password for the account and is signed in. Looking at the page does not use up the
/// link.
struct LinkController: Sendable {
    let site: Site
    let links: OneTimeLinkStore
    let hasher: PasswordHasher

    @Sendable func edit(_ request: Request, context: VisitorContext) async throws -> Response {
        guard let found = try await links.find(digest: token(context).digest, at: context.arrivedAt) else {
            return try over(request, context)
        }
        return try page(found, request, context, errors: nil)
    }

    @Sendable func update(_ request: Request, context: VisitorContext) async throws -> Response {
        let digest = try token(context).digest
        let form = try await request.decode(as: WelcomeForm.self, context: context)
        guard let found = try await links.find(digest: digest, at: context.arrivedAt) else { return try over(request, context) }
        do {
            let password = try form.password(
                context: PasswordRules.context(
                    userName: found.person.userName, fullName: found.person.fullName, institution: site.institution.name))
            return try await enter(digest, password, request, context) ?? over(request, context)
        } catch let errors as FormErrors {
            return try page(found, request, context, errors: errors)
        }
    }

    /// Sets the password and signs in. Nil when another request used the link first.
    private func enter(
        _ digest: String, _ password: String, _ request: Request, _ context: VisitorContext
    ) async throws -> Response? {
        let session = SessionToken.random()
        let entry = OneTimeLinkStore.Entry(
            passwordHash: try await hasher.hash(password, for: AddressBlock.name(of: context.address)),
            session: .init(digest: session.digest, browser: request.browserName))
        let used = try await links.use(digest: digest, entry, replacing: context.viewer?.session, at: context.arrivedAt)
        guard let used else { return nil }
        let userName = used.person.userName
        context.logger.notice("one-time link used", metadata: ["person": "\(userName)", "maker": "\(used.maker)"])
        // The redirect goes through the sign-in page: the cookie of known browsers is sent to that page only, which adds this
        // session to it.
        var response = site.redirect(to: AccountRoutes.signIn, flash: Flash("flash.welcome", ["user": userName]))
        site.cookies.set(.session, to: session.text, days: 30, on: &response)
        return response
    }

    private func token(_ context: VisitorContext) throws -> SessionToken {
        SessionToken(text: try context.parameters.require("token"))
    }

    private func page(
        _ found: OneTimeLinkStore.Found, _ request: Request, _ context: VisitorContext, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context.language)
        let frame = site.frame(request, context, heading: strings("welcome.title"))
        let other = context.viewer.flatMap { $0.id == found.person.id ? nil : $0.fullName }
        let page = WelcomePage(
            frame: frame, strings: strings, found: found, action: LinkRoutes.welcome(try token(context)), other: other,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }

    private func over(_ request: Request, _ context: VisitorContext) throws -> Response {
        let strings = site.strings(context.language)
        let frame = site.frame(request, context, heading: strings("link-over.title"))
        return try site.respond(
            LinkOverPage(frame: frame, strings: strings, contact: site.institution.passwordContact), context, status: .notFound)
    }
}
