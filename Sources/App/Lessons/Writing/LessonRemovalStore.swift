import Database

/// Finds what depends on lessons that are to be deleted.
struct LessonRemovalStore: Sendable {
    let database: Database

    /// What depends on a lesson that is to be deleted.
    struct Consequences: Sendable {
        let lesson: TeacherLesson
        /// How many people have opened it.
        let readers: Int
        /// The titles of the published lessons that link to it.
        let linking: [String]
        let quiz: String?
    }

    /// Nil when this person may not change the lesson.
    func consequences(of id: ID<Lesson>, for viewer: Viewer, at now: Instant) async throws -> Consequences? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            let readers: Int? = try tx.first("SELECT count(*) AS n FROM reading WHERE lesson_id = \(id)")?["n"]
            let others = try TeacherLessonRows.all(of: lesson.course, at: now, tx).filter { $0.id != id && $0.removedAt == nil }
            let quiz = try lesson.quiz.flatMap { quiz in
                try AssessmentRows.assessments(tx, where: "assessment.id = \(quiz) AND assessment.removed_at IS NULL").first
            }
            return Consequences(
                lesson: lesson, readers: readers ?? 0,
                linking: others.filter { LessonLinks($0.current.body).contains(lesson.key) }.map(\.current.title),
                quiz: quiz?.title)
        }
    }
}
