import Hummingbird

/// Lists the questions of a test whose keys may be corrected, and the corrections so far.
struct CorrectionController: Sendable {
    let site: Site
    let log: CorrectionLogStore

    @Sendable func index(_ request: Request, context: StaffContext) async throws -> Response {
        let id = ID<Assessment>(text: try context.parameters.require("test"))
        guard let overview = try await log.overview(of: id, by: context.person) else { throw Problem.notFound }
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("correction.title"),
            back: .init(href: TestWritingRoutes.test(id), text: strings("test.heading")),
            title: strings("correction.title") + " · " + (overview.taught.published?.title ?? "")
        ).in(overview.taught.course.course, at: .tests, strings)
        return try site.respond(CorrectionsPage(frame: frame, strings: strings, overview: overview), context)
    }
}
