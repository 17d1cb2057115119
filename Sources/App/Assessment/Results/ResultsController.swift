import Hummingbird

/// The results of an attempt that has ended.
struct ResultsController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        guard let submission = sitting.attempt.submission else {
            return site.redirect(to: AssessmentRoutes.attempt(sitting.attempt.id))
        }
        let background = try await history.background(of: sitting)
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("results.title"),
            back: .init(href: AssessmentRoutes.tests, text: strings("tests.title")),
            title: strings("results.title") + " · " + sitting.revision.title)
        let page = ResultsPage(
            frame: frame, sitting: sitting, submission: submission, topics: background.topics,
            attempts: background.attempts, studentName: context.person.fullName, strings: strings)
        return try site.respond(page, context)
    }
}
