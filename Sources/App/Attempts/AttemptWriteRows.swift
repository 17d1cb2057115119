import Database

/// Changes to an attempt that somebody else than its student makes: teachers who give minutes, reopen it or correct marks.
enum AttemptWriteRows {
    static func setDeadline(_ deadline: Instant?, of id: ID<Attempt>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE attempt SET deadline = \(deadline) WHERE id = \(id)")
    }

    /// Removes the end of an attempt.
    static func reopen(_ id: ID<Attempt>, until deadline: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM receipt WHERE attempt_id = \(id)")
        try tx.execute("DELETE FROM submission WHERE attempt_id = \(id)")
        try setDeadline(deadline, of: id, tx)
    }

    /// Stores the points and the mark of an ended attempt. The scheme that it was marked with stays.
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
