/// An attempt that has ended, with all that its student may take away of it.
struct FinishedAttempt: Sendable {
    let sitting: Sitting
    let submission: Submission
    let background: AttemptHistoryStore.Background
    let receipt: ReceiptCode
}

/// Attempts as far as they can be taken away.
struct FinishedAttempts: Sendable {
    let attempts: AttemptStore
    let history: AttemptHistoryStore

    enum Found: Sendable {
        case finished(FinishedAttempt)
        /// It runs, or its results may not be seen yet.
        case notYet(ID<Attempt>)
    }

    /// The attempt that the address names.
    /// - Throws: `Problem.notFound` when it is not this person's.
    func find(_ context: SignedInContext) async throws -> Found {
        let sitting = try await attempts.required(context)
        let background = try await history.background(of: sitting, for: context.person, at: context.arrivedAt)
        guard let submission = sitting.attempt.submission, let receipt = background.receipt,
            background.waitForResults(of: sitting.attempt, at: context.arrivedAt) == nil
        else { return .notYet(sitting.attempt.id) }
        return .finished(FinishedAttempt(sitting: sitting, submission: submission, background: background, receipt: receipt))
    }
}
