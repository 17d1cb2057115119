import Hummingbird

/// One's own tokens for programs: lists, makes and revokes them.
struct TokenController: Sendable {
    let site: Site
    let tokens: AccessTokenStore

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        let days = "\(AccessToken.usualLife)"
        return try await page(request, context, NewTokenForm(name: nil, scopes: [TokenScope.learnRead.rawValue], days: days))
    }

    /// The secret is shown on this page only.
    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: NewTokenForm.self, context: context)
        do {
            let plan = try form.plan(for: context.person.roles)
            let secret = try await tokens.make(
                plan, for: context.person.id, in: context.person.session, at: context.arrivedAt)
            context.logger.notice("token made", metadata: ["person": "\(context.person.userName)"])
            let next = NewTokenForm(name: nil, scopes: form.scopes, days: form.days)
            return try await page(request, context, next, made: (plan, secret))
        } catch let errors as FormErrors {
            return try await page(request, context, form, errors: errors)
        }
    }

    @Sendable func end(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: TokenEndingForm.self, context: context)
        if let revoked = form.revoked {
            guard try await tokens.end(ID(text: revoked), of: context.person.id, at: context.arrivedAt) else {
                throw Problem.notFound
            }
        } else {
            try await tokens.endAll(of: context.person.id, at: context.arrivedAt)
        }
        context.logger.notice("token revoked", metadata: ["person": "\(context.person.userName)"])
        let area = site.area(request, context)
        return site.redirect(to: area.kept(in: AccountRoutes.tokens), flash: Flash("flash.tokens-revoked"))
    }

    private func page(
        _ request: Request, _ context: SignedInContext, _ form: NewTokenForm,
        made: (plan: TokenPlan, secret: TokenSecret)? = nil, errors: FormErrors? = nil
    ) async throws -> Response {
        let (strings, area) = (site.strings(context), site.area(request, context))
        let frame = site.frame(
            request, context, heading: strings("tokens.title"), back: AccountRoutes.back(to: area, strings))
        let own = try await tokens.all(of: context.person.id, at: context.arrivedAt)
        let page = TokensPage(
            frame: frame, strings: strings, tokens: own, roles: context.person.roles, form: form, area: area, made: made,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
