import Database

/// Writes the rows of lessons, for teachers in the browser and for imports.
enum LessonWriteRows {
    /// The settings of an imported lesson, which hold for all its revisions.
    struct Settings: Equatable {
        let position: Int
        let topic: ID<Topic>?
        /// The keys of the objectives that it serves, which it gets once the design is imported.
        let objectives: [String]
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

    /// Updates a lesson as its imported folder says, and restores it if it was removed.
    static func adopt(_ settings: Settings, of id: ID<Lesson>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE lesson SET position = \(settings.position), topic_id = \(settings.topic), quiz_id = \(settings.quiz),
                audience = \(settings.audience), removed_at = NULL, edited_at = NULL
            WHERE id = \(id)
            """)
    }

    /// Removes a lesson, or restores it with nil.
    /// - Parameter editedAt: nil for an import.
    static func setRemoved(_ removedAt: Instant?, _ id: ID<Lesson>, editedAt: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET removed_at = \(removedAt), edited_at = \(editedAt) WHERE id = \(id)")
    }
}
