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
        let origin = snapshot.origin(request.uri.queryParameters["from"])
        let frame = site.frame(
            request, context, heading: strings("review.title"),
            back: .init(href: AttemptRoutes.question(origin, of: snapshot.attempt.id), text: strings("review.back")),
            title: strings("review.title") + " · " + snapshot.revision.title)
        let page = ReviewPage(frame: frame, snapshot: snapshot, origin: origin, strings: strings, now: context.arrivedAt)
        return try site.respond(page, context)
    }
}

extension AttemptSnapshot {
    /// The number of the question that somebody came from, as an address or a form says; the last one where they do not say it, or
    /// where there is no such question.
    func origin(_ text: (some StringProtocol)?) -> Int {
        guard let number = text.flatMap({ Int($0) }), question(number) != nil else { return questions.count }
        return number
    }
}
