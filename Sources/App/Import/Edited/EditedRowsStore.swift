import Database

/// Writes down that something was changed in the browser, inside the transaction of the change, so that an import does not overwrite it
/// unasked.
enum EditedRowsStore {
    static func mark(course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course SET edited_at = \(now) WHERE id = \(course)")
    }

    static func mark(lesson: ID<Lesson>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE id = \(lesson)")
    }

    static func mark(test: ID<Assessment>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE id = \(test)")
    }

    /// A course that was made in the browser with all that is in it.
    static func markAll(in course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET edited_at = \(now) WHERE course_id = \(course)")
        try tx.execute("UPDATE assessment SET edited_at = \(now) WHERE course_id = \(course)")
    }
}
