import Database
import Foundation

/// Adjusts the deadlines of running attempts to times and extra times that were changed, in the transaction of that change, and
/// records each move.
enum DeadlineAdjustmentRows {
    /// Adjusts all running attempts. Gives those whose deadline moved.
    static func apply(at now: Instant, _ tx: WriteTransaction) throws -> [DeadlineMove] {
        try RunningDeadlineRows.running(at: now, tx.reading).compactMap { try move($0, at: now, tx) }
    }

    /// Adjusts the running attempts of one person, unless that would end one at once.
    /// - Parameter assessment: the only test to adjust; nil for all.
    /// - Throws: `UnconfirmedEnd`, which undoes the whole transaction.
    static func apply(
        to person: ID<Person>, in assessment: ID<Assessment>?, evenEnding: Bool, at now: Instant, _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let moves = try running(of: person, at: now, tx.reading).filter { assessment == nil || $0.assessment == assessment }
            .compactMap { try move($0, at: now, tx) }
        let ends = moves.filter { $0.endsAtOnce(at: now) }
        guard evenEnding || ends.isEmpty else { throw UnconfirmedEnd(moves: ends) }
        return moves
    }

    /// Adjusts all running attempts at one test, unless that would end one at once.
    /// - Throws: `UnconfirmedEnd`, which undoes the whole transaction.
    static func apply(
        in assessment: ID<Assessment>, evenEnding: Bool, at now: Instant, _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let moves = try RunningDeadlineRows.running(at: now, in: assessment, tx.reading)
            .compactMap { try move($0, at: now, tx) }
        let ends = moves.filter { $0.endsAtOnce(at: now) }
        guard evenEnding || ends.isEmpty else { throw UnconfirmedEnd(moves: ends) }
        return moves
    }

    /// Whether a person is taking a test with a time limit.
    static func isSitting(_ person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> Bool {
        try !running(of: person, at: now, tx).isEmpty
    }

    /// A person's running attempts that have a deadline.
    static func running(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [Attempt] {
        try AttemptRows.attempts(
            tx, where: "attempt.person_id = \(person) AND submission.attempt_id IS NULL AND attempt.deadline IS NOT NULL"
        ).filter { !$0.isExpired(at: now) }
    }

    private static func move(_ attempt: Attempt, at now: Instant, _ tx: WriteTransaction) throws -> DeadlineMove? {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let old = attempt.deadline, let assessment = try AssessmentRows.assessments(tx.reading, where: test).first,
            let schedule = try DateOverrideRows(of: attempt.person, tx.reading).applied(
                to: assessment, running: attempt.startedAt
            )
            .schedule
        else { return nil }
        let extra = try ExtraTimeRows(of: attempt.person, tx.reading)(in: attempt.assessment)
        // Time added because of a jump of the clock, or by a teacher, is kept.
        let new = schedule.deadline(
            startingAt: attempt.startedAt, extra: extra, changing: old, at: now,
            later: try RunningDeadlineRows.movedBesideRules(attempt, tx.reading))
        guard new != old else { return nil }
        try RunningDeadlineRows.move(attempt, from: old, to: new, because: .rules, at: now, tx)
        return DeadlineMove(attempt: attempt, title: assessment.title, old: old, new: new)
    }
}
