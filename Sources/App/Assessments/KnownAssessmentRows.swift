import Database
import Foundation

/// A test by its key, as it was imported or published last.
enum KnownAssessmentRows {
    struct Known: Sendable, Equatable {
        let assessment: Assessment
        let digest: String
        let ordinal: Int
        let isPutAway: Bool
        /// When it was last changed in the browser; nil when it was not changed since its import.
        let editedAt: Instant?
        let settings: AssessmentSettings
    }

    static func find(_ key: String, in course: ID<Course>, _ tx: ReadTransaction) throws -> Known? {
        let row = try tx.first(
            """
            SELECT assessment.id, assessment.position, assessment.removed_at, assessment.edited_at, revision.digest,
                revision.ordinal
            FROM assessment JOIN assessment_revision AS revision ON revision.assessment_id = assessment.id
            WHERE assessment.course_id = \(course) AND assessment.assessment_key = \(key)
            ORDER BY revision.ordinal DESC LIMIT 1
            """)
        guard let row else { return nil }
        let id: ID<Assessment> = try row["id"]
        let removed: Instant? = try row["removed_at"]
        guard let assessment = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first else {
            return nil
        }
        return try Known(
            assessment: assessment, digest: row["digest"], ordinal: row["ordinal"], isPutAway: removed != nil,
            editedAt: row["edited_at"],
            settings: AssessmentSettings(
                position: row["position"], topic: assessment.topic, schedule: assessment.schedule,
                policy: assessment.policy, disclosure: assessment.disclosure, extraTimes: extraTimes(in: id, tx),
                dates: dates(in: id, tx)))
    }

    private static func dates(in id: ID<Assessment>, _ tx: ReadTransaction) throws -> [String: DateOverride] {
        let current = try TestDateRows.current(in: id, tx)
        if current.isEmpty { return [:] }
        let rows = try tx.rows(
            """
            SELECT id, user_name FROM person WHERE removed_at IS NULL
            AND id IN (SELECT person_id FROM date_override WHERE assessment_id = \(id)) ORDER BY user_name, id
            """)
        return try rows.reduce(into: [:]) { try $0[$1["user_name"]] = current[$1["id"]] }
    }

    private static func extraTimes(in id: ID<Assessment>, _ tx: ReadTransaction) throws -> [String: ExtraTime] {
        let pairs = try tx.rows(
            """
            SELECT person.user_name, time_exception.time_factor, time_exception.extra_time
            FROM time_exception JOIN person ON person.id = time_exception.person_id
            WHERE time_exception.assessment_id = \(id) AND person.removed_at IS NULL
            """
        ).map { row -> (String, ExtraTime) in
            try (row["user_name"], ExtraTime(factor: row["time_factor"], added: row["extra_time"]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
