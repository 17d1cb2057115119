import Hummingbird

/// Shows a person their own account.
struct AccountController: Sendable {
    let site: Site
    let people: PersonStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        guard let person = try await people.find(context.person.id) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("account.title"), back: site.wayBack(request, context))
        let page = AccountPage(frame: frame, strings: strings, person: person, area: site.area(request, context))
        return try site.respond(page, context)
    }
}
