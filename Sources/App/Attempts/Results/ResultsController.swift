import Hummingbird

/// The results of an attempt that has ended, or why they may not be seen yet.
struct ResultsController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let now = context.arrivedAt
        let snapshot = try await attempts.required(context)
        if snapshot.attempt.phase(at: now) == .open {
            return site.redirect(to: AttemptRoutes.attempt(snapshot.attempt.id))
        }
        let background = try history.background(of: snapshot, for: context.person, at: now)
        if let annulment = snapshot.annulments.current {
            return try annulled(request, context, snapshot, annulment, background)
        }
        if let wait = background.waitForResults(of: snapshot.attempt, at: now) {
            return try pending(request, context, snapshot, wait, background)
        }
        guard let submission = snapshot.attempt.submission else { throw Problem.notFound }
        let strings = site.strings(context)
        let page = ResultsPage(
            frame: frame(request, context, snapshot, strings), snapshot: snapshot, submission: submission,
            background: background, studentName: context.person.fullName, origin: site.origin(of: request), strings: strings,
            now: now)
        return try site.respond(page, context)
    }

    private func annulled(
        _ request: Request, _ context: SignedInContext, _ snapshot: AttemptSnapshot, _ annulment: Annulment,
        _ background: AttemptHistoryStore.Background
    ) throws -> Response {
        let strings = site.strings(context)
        let page = AnnulledPage(
            frame: frame(request, context, snapshot, strings), snapshot: snapshot, annulment: annulment,
            mayTryAgain: background.mayTryAgain(at: context.arrivedAt), receipt: background.receipt, strings: strings,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    private func pending(
        _ request: Request, _ context: SignedInContext, _ snapshot: AttemptSnapshot, _ wait: Wait,
        _ background: AttemptHistoryStore.Background
    ) throws -> Response {
        let strings = site.strings(context)
        let page = PendingPage(
            frame: frame(request, context, snapshot, strings), snapshot: snapshot, wait: wait,
            mayTryAgain: background.mayTryAgain(at: context.arrivedAt), receipt: background.receipt, strings: strings,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    private func frame(_ request: Request, _ context: SignedInContext, _ snapshot: AttemptSnapshot, _ strings: Strings) -> Frame {
        site.frame(
            request, context, heading: strings("results.title"),
            back: .init(href: AssessmentRoutes.tests, text: strings("tests.title")),
            title: strings("results.title") + " · " + snapshot.revision.title, in: .learn)
    }
}
