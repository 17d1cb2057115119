import Database

extension EditedRows {
    static func mark(lesson: ID<Lesson>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE id = \(lesson)")
    }

    static func markLessons(of course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE course_id = \(course)")
    }
}
