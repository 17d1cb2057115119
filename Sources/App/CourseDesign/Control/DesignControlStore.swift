import Database

/// The design of a course as a whole, and its working name, for those who teach the course.
struct DesignControlStore: Sendable {
    let database: Database
    let checks: DesignFactsRows

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let state: DesignState
        /// How many objectives have a technique of each kind.
        var techniques: [TechniqueKind: Int] = [:]
        /// What the check finds, and nobody has set aside.
        var findings: [DesignFinding] = []
    }

    /// - Parameter language: of the page.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ id: ID<Course>, by viewer: Viewer, in language: Language) async throws -> Sheet? {
        try await database.read { tx in
            guard let sheet = try checks.sheet(id, by: viewer, in: language, tx) else { return nil }
            return Sheet(
                taught: sheet.taught, state: sheet.facts.progress, techniques: try AssignedTechniqueRows.counts(in: id, tx),
                findings: sheet.open)
        }
    }

    /// Gives the design another working name, or none.
    /// - Parameter seen: the name that the form showed.
    /// - Returns: false when this person may not change the course.
    /// - Throws: `FormErrors` when somebody else has changed it since.
    func rename(
        _ id: ID<Course>, to name: String?, seen: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard try TeacherCourseRows.find(id, by: viewer, tx.reading) != nil else { return false }
            let stored = try CourseDesignRows.workingName(of: id, tx.reading)
            if name == stored { return true }
            if seen != stored { throw FormErrors(items: [.init(field: "name", key: "teach.changed")]) }
            try CourseDesignRows.mark(id, at: now, tx)
            try CourseDesignRows.setWorkingName(name, of: id, tx)
            return true
        }
    }
}
