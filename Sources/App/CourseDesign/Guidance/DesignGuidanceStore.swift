import Database

/// Finds what the check has to say on one screen of a design.
struct DesignGuidanceStore: Sendable {
    let database: Database
    let rows: DesignFactsRows

    /// The first finding that belongs there, and that nobody has set aside.
    /// - Parameter language: of the page.
    /// - Returns: nil as well when this person may not change the course.
    /// - Throws: the error of the database.
    func first(
        at screen: DesignScreen, in course: ID<Course>, by viewer: Viewer, _ language: Language
    ) async throws -> DesignFinding? {
        try await database.read { tx in
            try rows.sheet(course, by: viewer, in: language, tx)?.open.first { screen.has($0) }
        }
    }
}
