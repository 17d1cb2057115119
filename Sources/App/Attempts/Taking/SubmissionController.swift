import Hummingbird

/// Ends an attempt. This cannot be undone by the student, who is asked first where something is unanswered.
struct SubmissionController: Sendable {
    let site: Site
    let attempts: AttemptStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        let id = snapshot.attempt.id
        guard snapshot.attempt.phase(at: context.arrivedAt) == .open else {
            return site.redirect(to: AttemptRoutes.results(of: id))
        }
        let (strings, origin) = (site.strings(context), snapshot.origin(request.uri.queryParameters["from"]))
        let review = AttemptRoutes.review(of: id, from: origin)
        guard !snapshot.unanswered.isEmpty else { return site.redirect(to: review) }
        let frame = site.frame(
            request, context, heading: strings("test.heading"), back: .init(href: review, text: strings("review.title")),
            title: strings("review.submit") + " · " + snapshot.revision.title)
        let page = EndingPage(frame: frame, snapshot: snapshot, origin: origin, strings: strings, now: context.arrivedAt)
        return try site.respond(page, context)
    }

    @Sendable func create(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        let form = try await request.decode(as: EndingForm.self, context: context)
        let isEnded = try await attempts.submit(
            snapshot.attempt.id, of: context.person.id, leaving: form.accepted, at: context.arrivedAt)
        return site.redirect(
            to: isEnded
                ? AttemptRoutes.results(of: snapshot.attempt.id)
                : AttemptRoutes.submission(of: snapshot.attempt.id, from: snapshot.origin(form.from)))
    }
}
