import Hummingbird

/// The page for the wall of the room in which a test is taken.
struct RoomController: Sendable {
    let site: Site
    let monitoring: MonitoringStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let overview = try await monitoring.find(id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("room.title"),
            back: .init(href: MonitoringRoutes.attempts(of: id), text: strings("watch.title")),
            title: strings("room.title") + " · " + overview.assessment.title)
        return try site.respond(
            RoomPage(frame: frame, strings: strings, overview: overview, now: context.arrivedAt), context)
    }
}
