import Hummingbird

/// Leads from the code of a slip to the page of its one-time link. A wrong code and a wrong user name get the same answer.
struct CodeController: Sendable {
    let site: Site
    let links: OneTimeLinkStore
    /// Counts wrong codes, apart from wrong passwords: neither delays the other.
    let throttle: SignInThrottle

    @Sendable func new(_ request: Request, context: VisitorContext) async throws -> Response {
        try page(request, context)
    }

    @Sendable func create(_ request: Request, context: VisitorContext) async throws -> Response {
        let form = try await request.decode(as: CodeForm.self, context: context)
        do {
            let (userName, code) = try form.entered()
            let source = SignInThrottle.Source(account: userName, address: context.address, knownBrowser: nil)
            let wait = await throttle.admit(source)
            guard wait == 0 else { return try tooManyTries(request, context, form, wait: wait) }
            guard let token = try await token(of: code, for: userName, source, context) else {
                context.logger.notice("wrong code", metadata: ["address": "\(context.address)"])
                throw FormErrors(items: [.init(field: "code", key: "code.wrong")])
            }
            await throttle.recordSuccess(of: source)
            return site.redirect(to: LinkRoutes.welcome(token))
        } catch let errors as FormErrors {
            return try page(request, context, status: .unprocessableContent, form, errors: errors)
        }
    }

    /// A code that could not be looked up does not count as a wrong one.
    private func token(
        of code: LinkCode, for userName: String, _ source: SignInThrottle.Source, _ context: VisitorContext
    ) async throws -> SessionToken? {
        do {
            return try await links.token(of: code, for: userName, at: context.arrivedAt)
        } catch {
            await throttle.recordNothing(of: source)
            throw error
        }
    }

    private func tooManyTries(
        _ request: Request, _ context: VisitorContext, _ form: CodeForm, wait: Int
    ) throws -> Response {
        let notice = site.strings(context.language)("sign-in.wait", n: wait)
        var response = try page(request, context, status: .tooManyRequests, form, notice: notice)
        response.headers[.retryAfter] = String(wait)
        return response
    }

    private func page(
        _ request: Request, _ context: VisitorContext, status: HTTPResponse.Status = .ok, _ form: CodeForm = CodeForm(),
        notice: String? = nil, errors: FormErrors? = nil
    ) throws -> Response {
        let strings = site.strings(context.language)
        let frame = site.frame(
            request, context, heading: strings("code.title"),
            back: .init(href: AccountRoutes.signIn, text: strings("sign-in.title")))
        let page = CodePage(
            frame: frame, strings: strings, contact: site.institution.passwordContact, form: form, notice: notice, errors: errors)
        return try site.respond(page, context, status: status)
    }
}
