import Database

/// The attempts that a person is in the middle of.
enum RunningAttemptRows {
    /// Those whose questions are open, the one that ends first before all others, those without a time limit last. An attempt
    /// without a limit is left out when its test or course was removed: nothing would ever end it.
    static func open(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [RunningAttempt] {
        try tx.rows(
            """
            SELECT attempt.id, attempt.assessment_id, attempt.revision_id, attempt.deadline
            FROM attempt LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.person_id = \(person) AND (attempt.deadline >= \(now) OR attempt.deadline IS NULL)
                AND submission.attempt_id IS NULL
            ORDER BY CASE WHEN attempt.deadline IS NULL THEN 1 ELSE 0 END, COALESCE(attempt.deadline, 0), attempt.started_at DESC, attempt.id
            """
        ).compactMap { row in
            let deadline: Instant? = try row["deadline"]
            guard let found = try tx.shared(TestRead(id: row["assessment_id"])),
                let place = try tx.shared(CourseRead(id: found.test.course)),
                deadline != nil || !found.isRemoved && !place.isArchived,
                let taken = try tx.shared(RevisionHeadRead(id: row["revision_id"]))
            else { return nil }
            return try RunningAttempt(id: row["id"], title: taken.title, language: place.course.language, deadline: deadline)
        }
    }
}
