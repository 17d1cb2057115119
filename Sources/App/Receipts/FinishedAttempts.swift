/// Finds finished attempts for the pages that save or send them.
struct FinishedAttempts: Sendable {
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    enum Found: Sendable {
        case finished(FinishedAttempt)
        /// The attempt is in progress or annulled, or its results may not be seen yet.
        case notYet(ID<Attempt>)
    }

    /// The attempt that the address names.
    /// - Throws: `Problem.notFound` when it is not this person's.
    func find(_ context: SignedInContext) async throws -> Found {
        let snapshot = try await attempts.required(context)
        let background = try history.background(of: snapshot, for: context.person, at: context.arrivedAt)
        guard let submission = snapshot.attempt.submission, let receipt = background.receipt,
            !snapshot.attempt.isAnnulled,
            background.waitForResults(of: snapshot.attempt, at: context.arrivedAt) == nil
        else { return .notYet(snapshot.attempt.id) }
        return .finished(FinishedAttempt(snapshot: snapshot, submission: submission, background: background, receipt: receipt))
    }
}
