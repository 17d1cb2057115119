import Hummingbird

/// The statistics of tests in courses that a person may change.
struct TestFiguresController: Sendable {
    let site: Site
    let statistics: StatisticsStore

    /// The parameter that asks for all attempts, also for those that do not count.
    static let all = "all"

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        let isOfAll = try request.flag(Self.all, among: [Self.all])
        guard let overview = try await statistics.find(context.id("test"), by: context.person) else { throw Problem.notFound }
        let figures = TestFiguresResource(overview, isOfAll: isOfAll, site.strings(context.language))
        return try JSONAnswer.answer(figures, to: request)
    }
}
