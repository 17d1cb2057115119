import Database

/// Which sections a syllabus has and who reads it, for those who teach the course.
struct SyllabusSettingsStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let layout: SyllabusLayout
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            return try Sheet(taught: taught, layout: SyllabusLayoutRows.find(course, tx))
        }
    }

    /// Saves a layout. One that is stored already changes nothing.
    /// - Parameter edit: makes the new layout of the stored one.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Returns: false when this person may not change the course.
    /// - Throws: `FormErrors`
    func save(
        _ course: ID<Course>, seen: String?, by viewer: Viewer, at now: Instant,
        _ edit: @escaping @Sendable (SyllabusLayout) throws -> SyllabusLayout
    ) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return false }
            let stored = try SyllabusLayoutRows.find(course, tx.reading)
            let layout = try edit(stored)
            if layout == stored { return true }
            guard seen == stored.fingerprint else {
                throw FormErrors(items: [.init(field: "sections", key: "teach.changed")])
            }
            try CourseDesignRows.mark(course, at: now, tx)
            try SyllabusLayoutRows.write(layout, of: course, tx)
            return true
        }
    }
}
