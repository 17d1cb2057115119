import Database

extension EditedRows {
    static func mark(test: ID<Assessment>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE id = \(test)")
    }

    static func markTests(of course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE course_id = \(course)")
    }
}
