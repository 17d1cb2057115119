import Hummingbird

/// Access to an account, for administrators: makes one-time links and ends sessions.
struct PersonKeyController: Sendable {
    let site: Site
    let links: OneTimeLinkStore
    let changes: PersonChangeStore

    /// The link is shown on this page only. A repeated request makes a different link.
    @Sendable func makeLink(_ request: Request, context: AdminContext) async throws -> Response {
        let id = try id(context)
        guard let made = try await links.make(for: id, by: context.person.id, at: context.arrivedAt) else {
            return site.redirect(to: PeopleRoutes.person(id), flash: Flash("flash.link-impossible"))
        }
        context.logger.notice(
            "one-time link made",
            metadata: [
                "by": "\(context.person.userName)", "person": "\(made.person.userName)", "purpose": "\(made.purpose.rawValue)",
            ])
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("printed-link.title"),
            back: .init(href: PeopleRoutes.person(id), text: made.person.fullName))
        let page = PrintedLinkPage(
            frame: frame, strings: strings, made: made, origin: site.origin(of: request),
            expiresAt: context.arrivedAt + made.purpose.life)
        return try site.respond(page, context)
    }

    @Sendable func endSessions(_ request: Request, context: AdminContext) async throws -> Response {
        let person = try await changes.endSessions(of: id(context), except: context.person.session, at: context.arrivedAt)
        guard let person else { throw Problem.notFound }
        context.logger.notice(
            "sessions ended", metadata: ["by": "\(context.person.userName)", "person": "\(person.userName)"])
        return site.redirect(to: PeopleRoutes.person(person.id), flash: Flash("flash.person-sessions-ended"))
    }

    private func id(_ context: AdminContext) throws -> ID<Person> {
        ID(text: try context.parameters.require("person"))
    }
}
