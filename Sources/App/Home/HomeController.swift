import Hummingbird

/// The start page of a person: one list of what matters at present.
struct HomeController: Sendable {
    let site: Site
    let people: PersonStore
    let sources: [any HomeSource]

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let now = context.arrivedAt
        let visit = try await HomeVisit(context.person, lastVisit: people.lastVisit(of: context.person.id), at: now)
        var items: [HomeItem] = []
        for source in sources { items += try await source.items(for: visit) }
        let strings = site.strings(context)
        let frame = site.arrivingFrame(request, context, heading: strings("home.title"), tabs: site.tabs(at: .home, context))
        return try site.respond(
            HomePage(frame: frame, strings: strings, items: HomeItems(items), roles: context.person.roles, now: now),
            context)
    }
}
