import Hummingbird

/// The statistics of a test: the distribution of marks, and each question.
struct StatisticsController: Sendable {
    let site: Site
    let statistics: StatisticsStore

    @Sendable func show(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let overview = try await statistics.find(id, by: context.person) else { throw Problem.notFound }
        let query = try request.uri.decodeQuery(as: StatisticsQuery.self, context: context)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("figures.title"),
            back: .init(href: MonitoringRoutes.attempts(of: id), text: strings("watch.title")),
            title: strings("figures.title") + " · " + overview.assessment.title
        ).in(overview.taught.course.course, at: .tests, strings)
        return try site.respond(
            TestStatisticsPage(frame: frame, strings: strings, overview: overview, query: query), context)
    }
}
