import Hummingbird

/// Access to an account, for administrators: makes one-time links and ends sessions.
struct PersonKeyController: Sendable {
    let site: Site
    let links: OneTimeLinkStore
    let changes: PersonChangeStore

    /// The link is shown on this page only. Another request asks before that link ends.
    @Sendable func makeLink(_ request: Request, context: AdminContext) async throws -> Response {
        let id = try id(context)
        let form = try await request.decode(as: SlipForm.self, context: context)
        let answer = try await links.make(for: id, ending: form.seen, by: context.person.id, at: context.arrivedAt)
        switch answer {
        case nil: return site.redirect(to: PeopleRoutes.person(id), flash: Flash("flash.link-impossible"))
        case .question(let person, let open): return try question(person, open, request, context, form)
        case .made(let made): return try slip(made, request, context)
        }
    }

    private func question(
        _ person: Person, _ open: OneTimeLink, _ request: Request, _ context: AdminContext, _ form: SlipForm
    ) throws -> Response {
        let (strings, back) = (site.strings(context), PeopleRoutes.person(person.id))
        let frame = site.frame(
            request, context, heading: strings("slip.title"), back: .init(href: back, text: person.fullName)
        ).at(back, if: true)
        let changed = form.seen == nil ? nil : FormErrors(items: [.init(field: "slip", key: "slip.changed")])
        let page = LinkQuestionPage(
            frame: frame, strings: strings, person: person, purpose: open.purpose, open: open,
            action: PeopleRoutes.links(of: person.id), back: back, errors: changed)
        return try site.respond(page, context, status: .unprocessableContent)
    }

    private func slip(_ made: OneTimeLinkStore.Made, _ request: Request, _ context: AdminContext) throws -> Response {
        context.logger.notice(
            "one-time link made",
            metadata: [
                "by": "\(context.person.userName)", "person": "\(made.person.userName)", "purpose": "\(made.purpose.rawValue)",
            ])
        let (strings, person) = (site.strings(context), PeopleRoutes.person(made.person.id))
        let frame = site.frame(
            request, context, heading: strings("slip.title"), back: .init(href: person, text: made.person.fullName)
        ).at(person, if: true)
        let slip = PrintedSlip(
            strings: strings, institution: site.institution.name, course: nil, courseLanguage: nil,
            name: made.person.fullName, userName: made.person.userName, secret: made.secret, origin: site.origin(of: request),
            expiresAt: context.arrivedAt + made.purpose.life)
        let page = PrintedLinkPage(frame: frame, slip: slip, done: .init(href: person, text: strings("printed-link.done")))
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
