import Database

/// The row of a course's design, which the first change makes, and that it was changed in the browser.
enum CourseDesignRows {
    /// Makes the row, and notes that the design is no longer as its folder has it. Whatever changes a part of a design calls
    /// this in the same transaction, before it writes rows that refer to it.
    static func mark(_ course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try insert(course, tx)
        try tx.execute("UPDATE course_design SET edited_at = \(now) WHERE course_id = \(course)")
    }

    /// Makes the row where there is none: everything empty, read by those of the course.
    static func insert(_ course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO course_design (course_id, syllabus_audience, version)
            VALUES (\(course), \(SyllabusAudience.enrolled), 1)
            ON CONFLICT (course_id) DO NOTHING
            """)
    }

    /// Whether a design was changed in the browser since an import wrote it.
    static func isEdited(_ course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first(
            "SELECT course_id FROM course_design WHERE course_id = \(course) AND edited_at IS NOT NULL") != nil
    }

    /// Notes that a design is as its folder has it. The row is there.
    static func follow(_ course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course_design SET edited_at = NULL WHERE course_id = \(course)")
    }

    /// The row is there.
    static func setWorkingName(_ name: String?, of course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course_design SET working_name = \(name) WHERE course_id = \(course)")
    }

    /// Nil where nobody gave it one.
    static func workingName(of course: ID<Course>, _ tx: ReadTransaction) throws -> String? {
        try tx.first("SELECT working_name FROM course_design WHERE course_id = \(course)")?["working_name"]
    }
}
