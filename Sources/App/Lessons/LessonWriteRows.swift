import Database

/// The rows of lessons, for all who write them: those who teach a course in the browser, and an import.
enum LessonWriteRows {
    /// What holds for a lesson of an import whatever its revision.
    struct Settings: Equatable {
        let position: Int
        let topic: ID<Topic>?
        let quiz: ID<Assessment>?
        let audience: Audience
        let isPutAway: Bool
    }

    static func insert(
        _ key: String, as id: ID<Lesson>, in course: ID<Course>, position: Int, audience: Audience, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO lesson (id, number, course_id, lesson_key, position, audience)
            VALUES (\(id), \(tx.nextNumber(of: "lesson")), \(course), \(key), \(position), \(audience))
            """)
    }

    /// For one that is as its folder says from now on, be it that it was put away.
    static func adopt(_ settings: Settings, of id: ID<Lesson>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE lesson SET position = \(settings.position), topic_id = \(settings.topic), quiz_id = \(settings.quiz),
                audience = \(settings.audience), removed_at = NULL, edited_at = NULL
            WHERE id = \(id)
            """)
    }

    /// Puts a lesson away, or with nil back.
    /// - Parameter editedAt: nil for an import.
    static func setRemoved(_ removedAt: Instant?, _ id: ID<Lesson>, editedAt: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET removed_at = \(removedAt), edited_at = \(editedAt) WHERE id = \(id)")
    }
}
