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
                assessment.results_from, assessment.answers_release, assessment.answers_from, assessment.answer_check,
                assessment.programs, newest.title, newest.question_count
            FROM assessment JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            ) AND (\(condition))
            ORDER BY assessment.position, newest.title, assessment.id
            """
        ).map { row in
            let (code, programs): (String?, Int?) = try (row["access_code"], row["programs"])
            return try Assessment(
                id: row["id"], number: row["number"], course: row["course_id"], topic: row["topic_id"],
                kind: row["kind"], schedule: schedule(row),
                policy: AttemptPolicy(
                    allowed: row["attempts_allowed"], counts: row["counting_rule"], pause: row["pause"],
                    code: code.map(AccessCode.init(stored:)), check: row["answer_check"],
                    programs: programs.map { $0 == 1 }),
                disclosure: Disclosure(results: release(row, "results"), answers: release(row, "answers")),
                title: row["title"], questionCount: row["question_count"])
        }
    }

    static func newestRevision(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> ID<AssessmentRevision> {
        let row = try tx.first(
            "SELECT id FROM assessment_revision WHERE assessment_id = \(id) ORDER BY ordinal DESC LIMIT 1")
        return try row.map { try $0["id"] } ?? ID(text: "")
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
