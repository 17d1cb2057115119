import Database

extension EditedRows {
    static func mark(course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course SET edited_at = \(now) WHERE id = \(course)")
    }
}
