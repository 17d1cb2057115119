import Database
import Foundation

/// Brings the deadlines of running attempts in line with times and extra times that were changed, in the transaction of the change, and
/// writes down that it did.
enum DeadlineAdjustmentRows {
    /// Of everybody's attempts those whose deadline moved.
    static func apply(at now: Instant, _ tx: WriteTransaction) throws -> [DeadlineMove] {
        try RunningDeadlineRows.running(at: now, tx.reading).compactMap { try move($0, at: now, tx) }
    }

    /// The same for one person, with a refusal of what would end an attempt at once.
    /// - Parameter assessment: the only test that it is about; nil for all.
    /// - Throws: `UnconfirmedEnd`, which takes back the whole transaction.
    static func apply(
        to person: ID<Person>, in assessment: ID<Assessment>?, evenEnding: Bool, at now: Instant, _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let moves = try running(of: person, at: now, tx.reading).filter { assessment == nil || $0.assessment == assessment }
            .compactMap { try move($0, at: now, tx) }
        let ends = moves.filter { $0.endsAtOnce(at: now) }
        guard evenEnding || ends.isEmpty else { throw UnconfirmedEnd(moves: ends) }
        return moves
    }

    /// The same for everybody who is in the middle of one test.
    /// - Throws: `UnconfirmedEnd`, which takes back the whole transaction.
    static func apply(
        in assessment: ID<Assessment>, evenEnding: Bool, at now: Instant, _ tx: WriteTransaction
    ) throws -> [DeadlineMove] {
        let moves = try RunningDeadlineRows.running(at: now, in: assessment, tx.reading)
            .compactMap { try move($0, at: now, tx) }
        let ends = moves.filter { $0.endsAtOnce(at: now) }
        guard evenEnding || ends.isEmpty else { throw UnconfirmedEnd(moves: ends) }
        return moves
    }

    /// Whether somebody is in the middle of a test with a limit.
    static func isSitting(_ person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> Bool {
        try !running(of: person, at: now, tx).isEmpty
    }

    /// The attempts with a deadline that somebody is in the middle of.
    static func running(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [Attempt] {
        try AttemptRows.attempts(
            tx, where: "attempt.person_id = \(person) AND submission.attempt_id IS NULL AND attempt.deadline IS NOT NULL"
        ).filter { !$0.isExpired(at: now) }
    }

    private static func move(_ attempt: Attempt, at now: Instant, _ tx: WriteTransaction) throws -> DeadlineMove? {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let old = attempt.deadline, let assessment = try AssessmentRows.assessments(tx.reading, where: test).first,
            let schedule = assessment.schedule
        else { return nil }
        let extra = try ExtraTimeRows(of: attempt.person, tx.reading)(in: attempt.assessment)
        // Time that a jump of the clock or a teacher has added stays added.
        let new = schedule.deadline(
            startingAt: attempt.startedAt, extra: extra, changing: old, at: now,
            later: try RunningDeadlineRows.movedBesideRules(attempt, tx.reading))
        guard new != old else { return nil }
        try RunningDeadlineRows.move(attempt, from: old, to: new, because: .rules, at: now, tx)
        return DeadlineMove(attempt: attempt, title: assessment.title, old: old, new: new)
    }
}
