import Database

/// Finds what comes next in a design, and what the check has to say on one of its screens.
struct DesignGuidanceStore: Sendable {
    let database: Database
    let rows: DesignFactsRows

    struct Sheet: Sendable {
        let state: DesignState
        /// What nobody has set aside.
        let findings: [DesignFinding]
    }

    /// - Parameter language: of the page.
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer, _ language: Language) async throws -> Sheet? {
        try await database.read { tx in
            try rows.sheet(course, by: viewer, in: language, tx).map { Sheet(state: $0.facts.progress, findings: $0.open) }
        }
    }
}
