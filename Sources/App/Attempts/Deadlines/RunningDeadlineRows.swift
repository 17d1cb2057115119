import Database
import Foundation

/// Reads and moves the deadlines of running attempts, and records the moves, inside the transactions of those who change them.
enum RunningDeadlineRows {
    enum Reason: String, DatabaseValue {
        /// Times or extra times that were changed.
        case rules
        /// The server's clock was set forward.
        case clock
    }

    /// Attempts in progress that have a deadline and whose grace is not over.
    static func running(
        at now: Instant, in test: ID<Assessment>? = nil, _ tx: ReadTransaction
    ) throws -> [Attempt] {
        let latest = now + Milliseconds(count: -Attempt.grace.count)
        let there: SQL = test.map { "attempt.assessment_id = \($0)" } ?? "TRUE"
        return try AttemptRows.attempts(
            tx, where: "submission.attempt_id IS NULL AND attempt.deadline >= \(latest) AND \(there)")
    }

    /// Moves the deadline of an attempt and records the move.
    static func move(
        _ attempt: Attempt, from old: Instant, to new: Instant, because reason: Reason, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try AttemptWriteRows.setDeadline(new, of: attempt.id, tx)
        try tx.execute(
            """
            INSERT INTO deadline_change (attempt_id, sequence, changed_at, old_deadline, new_deadline, reason)
            SELECT \(attempt.id), coalesce(max(deadline_change.sequence), 0) + 1, \(now), \(old), \(new), \(reason)
            FROM deadline_change WHERE deadline_change.attempt_id = \(attempt.id)
            """)
    }

    /// By how much an attempt's deadline was moved in total by jumps of the clock and by teachers.
    static func movedBesideRules(_ attempt: Attempt, _ tx: ReadTransaction) throws -> Milliseconds {
        let (clock, given) = (try movedByClock(attempt, tx), try InterventionRows.added(to: attempt.id, tx))
        return Milliseconds(count: clock.count + given.count)
    }

    /// By how much an attempt's deadline was moved in total by jumps of the clock.
    private static func movedByClock(_ attempt: Attempt, _ tx: ReadTransaction) throws -> Milliseconds {
        try tx.first(
            """
            SELECT CAST(coalesce(sum(new_deadline - old_deadline), 0) AS BIGINT) AS moved FROM deadline_change
            WHERE attempt_id = \(attempt.id) AND reason = \(Reason.clock)
            """)?["moved"] ?? Milliseconds(count: 0)
    }

    /// The attempts that were moved because of the jump that was noticed at a moment.
    static func moved(byClockAt moment: Instant, _ tx: ReadTransaction) throws -> Set<ID<Attempt>> {
        let rows = try tx.rows(
            "SELECT attempt_id FROM deadline_change WHERE changed_at = \(moment) AND reason = \(Reason.clock)")
        return Set(try rows.map { try $0["attempt_id"] })
    }
}
