import Hummingbird

/// The start page of a person: one list of what matters at present.
struct HomeController: Sendable {
    let site: Site
    let home: HomeStore

    /// The list names what is in progress itself, so that no notice is shown above it.
    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let visit = HomeVisit(context.person, at: context.arrivedAt)
        let items = try home.items(for: visit)
        let strings = site.strings(context)
        let frame = site.arrivingFrame(request, context, heading: strings("home.title"), tabs: site.tabs(at: .home, context))
        return try site.respond(
            HomePage(frame: frame, strings: strings, items: items, roles: context.person.roles, now: visit.now), context)
    }
}
