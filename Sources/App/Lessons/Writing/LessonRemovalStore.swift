import Database

/// Finds what depends on lessons that are to be deleted.
struct LessonRemovalStore: Sendable {
    let database: Database

    /// What depends on a lesson that is to be deleted.
    struct Consequences: Sendable {
        let lesson: TeacherLesson
        /// How many people have opened it.
        let readers: Int
        /// The lessons that link to it, including deleted ones that can be restored.
        let linking: [CourseItem]
        let quiz: Quiz?
    }

    /// The quiz at the end of a lesson.
    struct Quiz: Sendable {
        let title: String
        /// Whether it was deleted and can be restored.
        let isRemoved: Bool
    }

    /// Nil when this person may not change the lesson.
    func consequences(of id: ID<Lesson>, for viewer: Viewer, at now: Instant) async throws -> Consequences? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            let readers: Int? = try tx.first("SELECT count(*) AS n FROM reading WHERE lesson_id = \(id)")?["n"]
            let others = try TeacherLessonRows.all(of: lesson.course, at: now, tx).filter { $0.id != id }
            return Consequences(
                lesson: lesson, readers: readers ?? 0,
                linking: others.filter { LessonLinks($0.current.body).contains(lesson.key) }.map(CourseItem.init),
                quiz: try lesson.quiz.flatMap { try Self.quiz($0, tx) })
        }
    }

    private static func quiz(_ id: ID<Assessment>, _ tx: ReadTransaction) throws -> Quiz? {
        guard let quiz = try AssessmentRows.assessments(tx, where: "assessment.id = \(id)").first else { return nil }
        let removedAt: Instant? = try tx.first("SELECT removed_at FROM assessment WHERE id = \(id)")?["removed_at"]
        return Quiz(title: quiz.title, isRemoved: removedAt != nil)
    }
}
