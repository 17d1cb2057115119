import Database

/// Who has read a lesson and who has not, for the teachers of its course.
struct LessonReadersStore: Sendable {
    let database: Database

    struct Overview: Sendable {
        let lesson: TeacherLesson
        /// Those who study the course, by surname and name.
        let readers: [LessonReader]
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> Overview? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            return try Overview(
                lesson: lesson, readers: ReadingCountRows.readers(of: id, in: lesson.course.course.id, tx))
        }
    }
}
