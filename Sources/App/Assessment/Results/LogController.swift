import Hummingbird

/// The answer log of an attempt that has ended.
struct LogController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        guard let submission = sitting.attempt.submission else {
            return site.redirect(to: AssessmentRoutes.attempt(sitting.attempt.id))
        }
        let log = try await history.log(of: sitting)
        let strings = site.strings(context.visitor.language)
        let frame = site.frame(
            request, context, heading: strings("log.title"),
            back: .init(href: AssessmentRoutes.results(of: sitting.attempt.id), text: strings("results.title")),
            title: strings("log.title") + " · " + sitting.revision.title)
        return try site.respond(
            LogPage(frame: frame, sitting: sitting, submission: submission, log: log, strings: strings), context)
    }
}
