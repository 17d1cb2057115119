import Database
import Foundation

/// Brings the deadlines of running attempts in line with times and extra times that an import changed, and writes down that it did.
enum ImportDeadlineStore {
    static func apply(at now: Instant, _ tx: WriteTransaction) throws -> [ImportChange] {
        try DeadlineRowsStore.running(at: now, tx.reading).compactMap { try move($0, at: now, tx) }
    }

    private static func move(_ attempt: Attempt, at now: Instant, _ tx: WriteTransaction) throws -> ImportChange? {
        let test: SQL = "assessment.id = \(attempt.assessment)"
        guard let old = attempt.deadline,
            let schedule = try AssessmentRowsStore.assessments(tx.reading, where: test).first?.schedule
        else { return nil }
        let extra = try ExtraTimesStore(of: attempt.person, tx.reading)(in: attempt.assessment)
        // What the clock gave is not taken back: by the time that was said at the start it has not passed.
        let new = schedule.deadline(
            startingAt: attempt.startedAt, extra: extra, changing: old, at: now,
            later: try DeadlineRowsStore.movedByClock(attempt, tx.reading))
        guard new != old else { return nil }
        try DeadlineRowsStore.move(attempt, from: old, to: new, because: .rules, at: now, tx)
        return ImportChange(verb: .changed, subject: .deadline, name: try name(of: attempt, tx) + " " + shift(new - old))
    }

    private static func name(of attempt: Attempt, _ tx: WriteTransaction) throws -> String {
        let row = try tx.first(
            """
            SELECT course.course_key, assessment.assessment_key, person.user_name FROM assessment
            JOIN course ON course.id = assessment.course_id
            JOIN person ON person.id = \(attempt.person)
            WHERE assessment.id = \(attempt.assessment)
            """)
        let parts: [String] = try row.map { try [$0["course_key"], $0["assessment_key"], $0["user_name"]] } ?? []
        return parts.joined(separator: "/")
    }

    /// "+12 min", with seconds where they are not whole minutes.
    private static func shift(_ time: Milliseconds) -> String {
        let seconds = abs(time.count) / 1000
        let sign = time.count < 0 ? "-" : "+"
        return seconds % 60 == 0 ? "\(sign)\(seconds / 60) min" : "\(sign)\(seconds) s"
    }
}
