import Hummingbird

/// Shows and changes one account, for administrators.
struct PersonController: Sendable {
    let site: Site
    let people: PeopleStore
    let changes: PersonChangeStore
    let sessions: SessionStore
    let signedIn: SignedIn

    @Sendable func show(_ request: Request, context: AdminContext) async throws -> Response {
        let id = try id(context)
        guard let account = try await people.find(id, at: context.arrivedAt) else { throw Problem.notFound }
        var open = 0
        for session in try await sessions.all(of: id) where try await signedIn.isValid(session, at: context.arrivedAt) {
            open += 1
        }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: account.person.fullName,
            back: .init(href: PeopleRoutes.people, text: strings("people.title")))
        let page = PersonPage(
            frame: frame, strings: strings, account: account, sessions: open, isOwn: id == context.person.id)
        return try site.respond(page, context)
    }

    @Sendable func edit(_ request: Request, context: AdminContext) async throws -> Response {
        let person = try await person(context)
        return try page(person, PersonForm(person), request, context, errors: nil)
    }

    @Sendable func update(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: PersonForm.self, context: context)
        let person = try await person(context)
        do {
            let fields = try form.fields()
            guard
                let before = try await changes.update(
                    person.id, fields, seen: form.seen, by: context.person.id, at: context.arrivedAt)
            else { throw Problem.notFound }
            context.logger.notice(
                "account changed",
                metadata: [
                    "by": "\(context.person.userName)", "person": "\(before.userName)",
                    "roles": "\(before.roles.names) -> \(fields.roles.names)",
                ])
            return site.redirect(to: PeopleRoutes.person(person.id), flash: Flash("flash.person-changed"))
        } catch let errors as FormErrors {
            return try await page(self.person(context), form, request, context, errors: errors)
        }
    }

    private func id(_ context: AdminContext) throws -> ID<Person> {
        ID(text: try context.parameters.require("person"))
    }

    private func person(_ context: AdminContext) async throws -> Person {
        guard let account = try await people.find(id(context), at: context.arrivedAt) else { throw Problem.notFound }
        return account.person
    }

    private func page(
        _ person: Person, _ form: PersonForm, _ request: Request, _ context: AdminContext, errors: FormErrors?
    ) throws -> Response {
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("people.edit"),
            back: .init(href: PeopleRoutes.person(person.id), text: person.fullName))
        let page = PersonEditPage(
            frame: frame, strings: strings, action: PeopleRoutes.person(person.id), person: person, form: form,
            errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
