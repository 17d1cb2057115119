import Database

/// Reads the corrections in a test, and the questions that can be corrected.
struct CorrectionLogStore: Sendable {
    let database: Database
    let revisions: RevisionCache

    struct Overview: Sendable {
        let taught: TeacherAssessment
        /// The questions of the newest revision, followed by those that only older revisions have.
        let questions: [Question]
        /// The newest first.
        let corrections: [Entry]
    }

    struct Entry: Sendable {
        let question: ID<Question>
        /// The kind of correction: `options`, `accepted`, `everyone` or `points`.
        let kind: String
        /// The student whose points were changed; nil for a key.
        let student: String?
        let teacher: String
        let madeAt: Instant
        let reason: String
        /// How many marks or points changed.
        let changed: Int
    }

    /// Nil when this person may not change the test, and when it was never published.
    func overview(of id: ID<Assessment>, by viewer: Viewer) async throws -> Overview? {
        try await database.read { tx in
            guard let taught = try TeacherAssessmentRows.find(id, by: viewer, tx), taught.published != nil else { return nil }
            return try Overview(taught: taught, questions: questions(of: id, tx), corrections: Self.entries(of: id, tx))
        }
    }

    private func questions(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> [Question] {
        let rows = try tx.rows(
            """
            SELECT id FROM assessment_revision AS revision WHERE assessment_id = \(id) AND (
                EXISTS (SELECT 1 FROM attempt WHERE attempt.revision_id = revision.id)
                OR revision.ordinal = (SELECT max(newest.ordinal) FROM assessment_revision AS newest WHERE newest.assessment_id = \(id))
            ) ORDER BY revision.ordinal DESC
            """)
        var seen: Set<ID<Question>> = []
        return try rows.flatMap { try revisions.find($0["id"], tx)?.questions ?? [] }.filter { seen.insert($0.id).inserted }
    }

    private static func entries(of id: ID<Assessment>, _ tx: ReadTransaction) throws -> [Entry] {
        try tx.rows(
            """
            SELECT correction.question_id, correction.kind, correction.made_at, correction.reason, teacher.name, teacher.surname,
                student.name AS student_name, student.surname AS student_surname,
                (SELECT count(*) FROM mark_change WHERE mark_change.correction_id = correction.id) AS changed
            FROM mark_correction AS correction JOIN person AS teacher ON teacher.id = correction.person_id
            LEFT JOIN attempt ON attempt.id = correction.attempt_id LEFT JOIN person AS student ON student.id = attempt.person_id
            WHERE correction.assessment_id = \(id) ORDER BY correction.sequence DESC
            """
        ).map { row in
            let surname: String? = try row["student_surname"]
            return try Entry(
                question: row["question_id"], kind: row["kind"],
                student: surname.map { "\($0) \(try row["student_name"] as String)" },
                teacher: "\(row["name"] as String) \(row["surname"] as String)", madeAt: row["made_at"], reason: row["reason"],
                changed: row["changed"])
        }
    }
}
