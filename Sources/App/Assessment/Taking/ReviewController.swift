import Hummingbird

/// All questions and answers before the test is ended.
struct ReviewController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let sitting = try await attempts.required(context)
        guard sitting.attempt.phase(at: context.arrivedAt) == .open else {
            return site.redirect(to: AssessmentRoutes.results(of: sitting.attempt.id))
        }
        let strings = site.strings(context.visitor.language)
        let back = AssessmentRoutes.question(sitting.questions.count, of: sitting.attempt.id)
        let frame = site.frame(
            request, context, heading: strings("review.title"),
            back: .init(href: back, text: strings("review.back")),
            title: strings("review.title") + " · " + sitting.revision.title)
        let page = ReviewPage(frame: frame, sitting: sitting, strings: strings, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
