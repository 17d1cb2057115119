import Database

/// The attempts that a person is in the middle of.
enum RunningAttemptRows {
    /// Those whose questions are open, the one that ends first before all others, those without a time limit last. An attempt
    /// without a limit is left out when its test or course was removed: nothing would ever end it.
    static func open(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [RunningAttempt] {
        try tx.rows(
            """
            SELECT attempt.id, attempt.deadline, taken.title, course.language
            FROM attempt JOIN assessment_revision AS taken ON taken.id = attempt.revision_id
            JOIN assessment ON assessment.id = attempt.assessment_id
            JOIN course ON course.id = assessment.course_id
            LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.person_id = \(person) AND submission.attempt_id IS NULL AND (
                attempt.deadline >= \(now)
                OR attempt.deadline IS NULL AND assessment.removed_at IS NULL AND course.removed_at IS NULL
            )
            ORDER BY CASE WHEN attempt.deadline IS NULL THEN 1 ELSE 0 END, COALESCE(attempt.deadline, 0), attempt.started_at DESC, attempt.id
            """
        ).map { row in
            try RunningAttempt(
                id: row["id"], title: row["title"], language: row["language"], deadline: row["deadline"])
        }
    }
}
