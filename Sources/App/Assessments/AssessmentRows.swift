import Database
import Foundation

/// Rows of tests, read inside the transactions of this feature's stores and of the import.
enum AssessmentRows {
    static func assessments(_ tx: ReadTransaction, where condition: SQL) throws -> [Assessment] {
        try tx.rows(
            """
            SELECT assessment.id, assessment.number, assessment.course_id, assessment.topic_id, assessment.kind,
                assessment.opens_at, assessment.closes_at, assessment.time_limit, assessment.attempts_allowed,
                assessment.counting_rule, assessment.pause, assessment.access_code, assessment.results_release,
                assessment.results_from, assessment.answers_release, assessment.answers_from,
                newest.title, newest.question_count
            FROM assessment JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            ) AND (\(condition))
            ORDER BY assessment.position, newest.title, assessment.id
            """
        ).map { row in
            let code: String? = try row["access_code"]
            return try Assessment(
                id: row["id"], number: row["number"], course: row["course_id"], topic: row["topic_id"],
                kind: row["kind"], schedule: schedule(row),
                policy: AttemptPolicy(
                    allowed: row["attempts_allowed"], counts: row["counting_rule"], pause: row["pause"],
                    code: code.map(AccessCode.init(stored:))),
                disclosure: Disclosure(results: release(row, "results"), answers: release(row, "answers")),
                title: row["title"], questionCount: row["question_count"])
        }
    }

    static func newestRevision(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> ID<AssessmentRevision> {
        let row = try tx.first(
            "SELECT id FROM assessment_revision WHERE assessment_id = \(id) ORDER BY ordinal DESC LIMIT 1")
        return try row.map { try $0["id"] } ?? ID(text: "")
    }

    /// The last moment at which an answer of anybody can count: of the running attempts, at the earliest the closing. Nil where
    /// results do not wait for it.
    static func busyUntil(_ assessment: Assessment, at now: Instant, _ tx: ReadTransaction) throws -> Instant? {
        assessment.disclosure.results == .afterLast ? try openUntil(assessment, at: now, tx) : nil
    }

    /// The last moment at which anybody can take a test: the closing, or that at which the last running attempt is over. The closing where
    /// nobody can any more; nil for a quiz, which never closes. Attempts that are over at a moment cannot matter, nor can those that end
    /// before the closing: of a whole year's attempts hardly any is looked at.
    static func openUntil(_ assessment: Assessment, at now: Instant, _ tx: ReadTransaction) throws -> Instant? {
        guard let schedule = assessment.schedule else { return nil }
        let earliest = max(schedule.closes, now) + Milliseconds(count: -Attempt.grace.count)
        let row = try tx.first(
            """
            SELECT attempt.deadline AS latest FROM attempt
            LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.assessment_id = \(assessment.id) AND attempt.deadline >= \(earliest) AND submission.attempt_id IS NULL
            ORDER BY attempt.deadline DESC, attempt.id LIMIT 1
            """)
        guard let latest: Instant = try row?["latest"] else { return schedule.closes }
        return max(schedule.closes, latest + Attempt.grace)
    }

    private static func schedule(_ row: Row) throws -> Schedule? {
        guard let opens: Instant = try row["opens_at"], let closes: Instant = try row["closes_at"],
            let limit: Milliseconds = try row["time_limit"]
        else { return nil }
        return Schedule(opens: opens, closes: closes, limit: limit)
    }

    private static func release(_ row: Row, _ what: String) throws -> Release<Instant> {
        let name: String = try row[what + "_release"]
        let from: Instant? = try row[what + "_from"]
        switch (name, from) {
        case ("from", let from?): return .from(from)
        case ("after-last", _): return .afterLast
        default: return .atOnce
        }
    }
}

extension Release<Instant> {
    /// As the database names it.
    var name: String {
        switch self {
        case .atOnce: "at-once"
        case .afterLast: "after-last"
        case .from: "from"
        }
    }

    var moment: Instant? {
        if case .from(let moment) = self { moment } else { nil }
    }
}
