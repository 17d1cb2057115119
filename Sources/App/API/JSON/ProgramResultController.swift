import Hummingbird

/// The result of an attempt, or why it waits, and its answer log.
struct ProgramResultController: Sendable {
    let site: Site
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    @Sendable func show(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let snapshot = try await attempts.required(context)
        return try JSONAnswer.answer(try result(of: snapshot, context), to: request)
    }

    @Sendable func log(_ request: Request, context: ProgramContext) async throws -> Response {
        try request.requireParameters([])
        let snapshot = try await attempts.required(context)
        guard let submission = snapshot.attempt.submission else { throw ServiceRefusal(.notShown) }
        let log = try await history.log(of: snapshot)
        return try JSONAnswer.answer(AnswerLogResource(log, of: snapshot, submission), to: request)
    }

    private func result(of snapshot: AttemptSnapshot, _ context: ProgramContext) throws -> ResultResource {
        let now = context.arrivedAt
        if snapshot.attempt.phase(at: now) == .open { return .waiting(WaitingResultResource(.inProgress, receipt: nil)) }
        let background = try history.background(of: snapshot, for: context.person, at: now)
        if let annulment = snapshot.annulments.current {
            return .annulled(AnnulledResultResource(annulment, receipt: background.receipt))
        }
        if let wait = background.waitForResults(of: snapshot.attempt, at: now) {
            return .waiting(WaitingResultResource(WaitResource(wait), receipt: background.receipt))
        }
        guard let submission = snapshot.attempt.submission else { throw Problem.notFound }
        let strings = site.strings(context.language)
        return .shown(ShownResultResource(snapshot, submission, background, strings, now: now))
    }
}
