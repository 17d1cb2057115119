import Database

/// Finds what depends on a test that is to be removed.
struct TestRemovalStore: Sendable {
    let database: Database

    /// What depends on a test that is to be removed.
    struct Consequences: Sendable {
        let test: TeacherAssessment
        /// The number of students' attempts, including those in progress.
        let attempts: Int
        let running: Int
        /// The lessons that end with it, including deleted ones that can be restored.
        let lessons: [CourseItem]
    }

    /// Nil for a test that is not this person's to change.
    func consequences(of id: ID<Assessment>, for viewer: Viewer, at now: Instant) async throws -> Consequences? {
        try await database.read { tx in
            guard let test = try TeacherAssessmentRows.find(id, by: viewer, tx) else { return nil }
            let attempts = try AttemptRows.attempts(tx, where: "attempt.assessment_id = \(id)")
            let lessons = try TeacherLessonRows.all(of: test.course, at: now, tx)
                .filter { $0.quiz == id }
            return Consequences(
                test: test, attempts: attempts.count,
                running: attempts.count { $0.isInProgress && !$0.isExpired(at: now) }, lessons: lessons.map(CourseItem.init))
        }
    }
}
