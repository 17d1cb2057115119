import Hummingbird

/// The page with all questions and answers before the attempt is ended.
struct ReviewController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        guard snapshot.attempt.phase(at: context.arrivedAt) == .open else {
            return site.redirect(to: AttemptRoutes.results(of: snapshot.attempt.id))
        }
        let strings = site.strings(context)
        let back = AttemptRoutes.question(snapshot.questions.count, of: snapshot.attempt.id)
        let frame = site.frame(
            request, context, heading: strings("review.title"),
            back: .init(href: back, text: strings("review.back")),
            title: strings("review.title") + " · " + snapshot.revision.title)
        let page = ReviewPage(frame: frame, snapshot: snapshot, strings: strings, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}
