import Hummingbird

/// Saving or sending the results of an attempt.
struct SharingController: Sendable {
    let site: Site
    let finished: FinishedAttempts

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        switch try await finished.find(context) {
        case .notYet(let id): return site.redirect(to: AttemptRoutes.results(of: id))
        case .finished(let finished):
            let strings = site.strings(context)
            let frame = site.frame(
                request, context, heading: strings("report.title"),
                back: .init(
                    href: AttemptRoutes.results(of: finished.snapshot.attempt.id), text: strings("results.title")),
                title: strings("sharing.title") + " · " + finished.snapshot.revision.title, in: .learn)
            let page = SharingPage(frame: frame, finished: finished, origin: site.origin(of: request), strings: strings)
            return try site.respond(page, context)
        }
    }
}
