import Database

/// Archives courses and restores them. What was done in them stays.
struct CourseArchiveStore: Sendable {
    let database: Database
    /// Finds the lessons and tests of a course.
    let items: [any CourseItemRows]

    struct Question: Sendable {
        let taught: TeacherCourse
        /// The number of attempts in progress that have a deadline.
        let running: Int
        /// Its lessons and tests, including deleted ones that can be restored.
        let items: [CourseItem]
    }

    /// What is shown before a course is archived; nil when this person may not archive it.
    func question(about id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Question? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx), taught.isManaged else { return nil }
            let row = try tx.first(
                """
                SELECT count(*) AS running FROM attempt
                JOIN assessment ON assessment.id = attempt.assessment_id
                LEFT JOIN submission ON submission.attempt_id = attempt.id
                WHERE assessment.course_id = \(id) AND submission.attempt_id IS NULL AND attempt.deadline > \(now)
                """)
            return try Question(
                taught: taught, running: row?["running"] ?? 0, items: items.flatMap { try $0.items(in: taught, at: now, tx) })
        }
    }

    /// Archives a course, or restores it with nil. Gives false when this person may not do so.
    func setArchived(_ moment: Instant?, _ id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx.reading), taught.isManaged else { return false }
            if taught.isArchived != (moment != nil) {
                try tx.execute("UPDATE course SET removed_at = \(moment) WHERE id = \(id)")
                try EditedRows.mark(course: id, at: now, tx)
            }
            return true
        }
    }
}
