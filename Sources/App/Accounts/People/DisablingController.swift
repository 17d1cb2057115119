import Hummingbird

/// Disables accounts and enables them again.
struct DisablingController: Sendable {
    let site: Site
    let people: PeopleStore
    let changes: PersonChangeStore

    @Sendable func new(_ request: Request, context: AdminContext) async throws -> Response {
        try await page(request, context, errors: nil)
    }

    @Sendable func create(_ request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.decode(as: DisablingForm.self, context: context)
        do {
            let person = try await changes.disable(
                id(context), by: context.person.id, evenSitting: form.sitting != nil, at: context.arrivedAt)
            guard let person else { throw Problem.notFound }
            log("account disabled", person, context)
            return site.redirect(to: PeopleRoutes.person(person.id), flash: Flash("flash.person-disabled"))
        } catch let errors as FormErrors {
            return try await page(request, context, errors: errors)
        }
    }

    @Sendable func end(_ request: Request, context: AdminContext) async throws -> Response {
        guard let person = try await changes.enable(id(context)) else { throw Problem.notFound }
        log("account enabled", person, context)
        return site.redirect(to: PeopleRoutes.person(person.id), flash: Flash("flash.person-enabled"))
    }

    private func log(_ what: String, _ person: Person, _ context: AdminContext) {
        context.logger.notice(
            "\(what)", metadata: ["by": "\(context.person.userName)", "person": "\(person.userName)"])
    }

    private func id(_ context: AdminContext) throws -> ID<Person> {
        ID(text: try context.parameters.require("person"))
    }

    private func page(_ request: Request, _ context: AdminContext, errors: FormErrors?) async throws -> Response {
        guard let account = try await people.find(id(context), at: context.arrivedAt) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("people.disable"),
            back: .init(href: PeopleRoutes.person(account.person.id), text: account.person.fullName))
        let page = DisablingPage(frame: frame, strings: strings, account: account, errors: errors)
        return try site.respond(page, context, status: .showing(errors))
    }
}
