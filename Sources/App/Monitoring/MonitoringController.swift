import Hummingbird

/// The list of students at a test, during the test and afterwards.
struct MonitoringController: Sendable {
    let site: Site
    let monitoring: MonitoringStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        let query = try request.uri.decodeQuery(as: MonitoringQuery.self, context: context)
        let now = context.arrivedAt
        let found = try await monitoring.find(id, by: context.person) { entries in
            MonitoredListPage(query.chosen(entries, at: now), query).entries
        }
        guard let overview = found else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("watch.title"),
            back: .init(href: TestWritingRoutes.test(id), text: strings("receipt.test")),
            title: strings("watch.title") + " · " + overview.assessment.title
        ).in(overview.taught.course.course, at: .tests, strings)
        let page = TestAttemptsPage(frame: frame, strings: strings, overview: overview, query: query, now: now)
        return try site.respond(page, context)
    }
}
