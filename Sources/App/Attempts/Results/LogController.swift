import Hummingbird

/// The answer log of an attempt that has ended.
struct LogController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let snapshot = try await attempts.required(context)
        guard let submission = snapshot.attempt.submission else {
            return site.redirect(to: AttemptRoutes.attempt(snapshot.attempt.id))
        }
        let log = try await history.log(of: snapshot)
        let strings = site.strings(context)
        let frame = site.frame(
            request, context, heading: strings("log.title"),
            back: .init(href: AttemptRoutes.results(of: snapshot.attempt.id), text: strings("results.title")),
            title: strings("log.title") + " · " + snapshot.revision.title, in: .learn)
        return try site.respond(
            LogPage(frame: frame, snapshot: snapshot, submission: submission, log: log, strings: strings), context)
    }
}
