import Database

/// What others than the student change of an attempt: teachers who give minutes or open it again, and who correct marks.
enum AttemptWriteRows {
    static func setDeadline(_ deadline: Instant?, of id: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE attempt SET deadline = \(deadline) WHERE id = \(id)")
    }

    /// Takes back what an attempt ended with.
    static func reopen(_ id: ID<Attempt>, until deadline: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM receipt WHERE attempt_id = \(id)")
        try tx.execute("DELETE FROM submission WHERE attempt_id = \(id)")
        try setDeadline(deadline, of: id, tx)
    }

    /// What an ended attempt is worth now; by the scheme that it was marked with.
    static func set(_ outcome: Outcome, _ mark: Mark, of id: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE submission SET earned = \(outcome.earned), possible = \(outcome.possible), correct = \(outcome.correct),
                partly = \(outcome.partly), incorrect = \(outcome.incorrect), unanswered = \(outcome.unanswered),
                mark = \(mark.thousandths)
            WHERE attempt_id = \(id)
            """)
    }
}
