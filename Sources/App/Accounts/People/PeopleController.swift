import Hummingbird

/// Lists and searches all accounts, and adds new ones.
struct PeopleController: Sendable {
    let site: Site
    let people: PeopleStore
    let changes: PersonChangeStore

    @Sendable func index(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try request.uri.decodeQuery(as: PeopleSearchForm.self, context: context)
        let found = try await people.search(form.search)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("people.title"), tabs: site.tabs(at: .accounts, context))
        return try site.respond(
            PeoplePage(frame: frame, strings: strings, typed: form.typed, role: form.search.role, found: found), context)
    }

    @Sendable func new(_ request: Request, context: AdminContext) async throws -> Response {
        try page(request, context, PersonForm(), errors: nil)
    }

    @Sendable func create(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: PersonForm.self, context: context)
        do {
            let (userName, fields) = try form.newPerson()
            let added = try await changes.add(userName, fields, at: context.arrivedAt)
            if added.isNew {
                context.logger.notice(
                    "account added",
                    metadata: ["by": "\(context.person.userName)", "person": "\(userName)", "roles": "\(fields.roles.names)"])
            }
            return site.redirect(to: PeopleRoutes.person(added.id), flash: Flash("flash.person-added", ["user": userName]))
        } catch let errors as FormErrors {
            return try page(request, context, form, errors: errors)
        }
    }

    private func page(
        _ request: Request, _ context: AdminContext, _ form: PersonForm, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("people.new"),
            back: .init(href: PeopleRoutes.people, text: strings("people.title")))
        let page = PersonEditPage(
            frame: frame, strings: strings, action: PeopleRoutes.people, person: nil, form: form, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}

extension Set<Role> {
    /// For the log.
    var names: String { sorted().map(\.rawValue).joined(separator: " ") }
}
