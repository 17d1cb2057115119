import HTTPTypes
import Hummingbird

/// One's own sessions: lists them, ends them, signs out.
struct SessionController: Sendable {
    let site: Site
    let sessions: SessionStore
    let signedIn: SignedIn

    @Sendable func index(_ request: Request, context: SignedInContext) async throws -> Response {
        var valid: [Session] = []
        for session in try await sessions.all(of: context.person.id)
        where try await signedIn.isValid(session, at: context.arrivedAt) { valid.append(session) }
        let strings = site.strings(context)
        let area = site.area(request, context)
        let frame = site.frame(
            request, context, heading: strings("sessions.title"), back: AccountRoutes.back(to: area, strings))
        let page = SessionsPage(frame: frame, strings: strings, sessions: valid, current: context.person.session, area: area)
        return try site.respond(page, context)
    }

    @Sendable func end(_ request: Request, context: SignedInContext) async throws -> Response {
        let form = try await request.decode(as: SessionEndingForm.self, context: context)
        if let session = form.session {
            guard try await sessions.end(ID(text: session), of: context.person.id, at: context.arrivedAt) else {
                throw Problem.notFound
            }
        } else {
            try await sessions.endAll(of: context.person.id, except: context.person.session, at: context.arrivedAt)
        }
        let area = site.area(request, context)
        return site.redirect(to: area.kept(in: AccountRoutes.sessions), flash: Flash("flash.sessions-ended"))
    }

    @Sendable func delete(_ request: Request, context: VisitorContext) async throws -> Response {
        try await signOut(context)
    }

    /// Ends this session, if there is one, and removes its data from the browser.
    func signOut(_ context: VisitorContext) async throws -> Response {
        if let viewer = context.viewer, let session = viewer.session {
            try await sessions.end(session, of: viewer.id, at: context.arrivedAt)
        }
        var response = site.redirect(to: AccountRoutes.signIn, flash: Flash("flash.signed-out", forgets: true))
        site.cookies.remove(.session, on: &response)
        site.cookies.remove(.kept, on: &response)
        response.headers[.clearSiteData] = "\"cache\", \"storage\""
        // `Clear-Site-Data` removes the cached stylesheet too, so the cookie that says it is cached goes as well.
        site.cookies.remove(.style, on: &response)
        return response
    }
}

extension HTTPField.Name {
    static let clearSiteData = HTTPField.Name("Clear-Site-Data")!
}
