import Hummingbird

/// The results of an attempt that has ended, or why they may not be seen yet.
struct ResultsController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: SignedInContext) async throws -> Response {
        let now = context.arrivedAt
        let sitting = try await attempts.required(context)
        if sitting.attempt.phase(at: now) == .open {
            return site.redirect(to: AssessmentRoutes.attempt(sitting.attempt.id))
        }
        let background = try await history.background(of: sitting, for: context.person, at: now)
        if let wait = background.waitForResults(of: sitting.attempt, at: now) {
            return try pending(request, context, sitting, wait, background)
        }
        guard let submission = sitting.attempt.submission else { throw Problem.notFound }
        let strings = site.strings(context.visitor.language)
        let page = ResultsPage(
            frame: frame(request, context, sitting, strings), sitting: sitting, submission: submission,
            background: background, studentName: context.person.fullName, strings: strings, now: now)
        return try site.respond(page, context)
    }

    private func pending(
        _ request: Request, _ context: SignedInContext, _ sitting: Sitting, _ wait: Wait,
        _ background: AttemptHistoryStore.Background
    ) throws -> Response {
        let strings = site.strings(context.visitor.language)
        let page = PendingPage(
            frame: frame(request, context, sitting, strings), sitting: sitting, wait: wait,
            mayTryAgain: background.mayTryAgain(at: context.arrivedAt), receipt: background.receipt, strings: strings,
            now: context.arrivedAt)
        return try site.respond(page, context)
    }

    private func frame(_ request: Request, _ context: SignedInContext, _ sitting: Sitting, _ strings: Strings) -> Frame {
        site.frame(
            request, context, heading: strings("results.title"),
            back: .init(href: AssessmentRoutes.tests, text: strings("tests.title")),
            title: strings("results.title") + " · " + sitting.revision.title)
    }
}
