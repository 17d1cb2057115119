import Database

/// Reads the attempts at a test for a file. The number of queries does not depend on the number of attempts.
struct AttemptsFileStore: Sendable {
    let database: Database
    let statistics: StatisticsStore

    struct Found: Sendable {
        let overview: MonitoringStore.Overview
        /// The ended attempts with their questions and answers; nil where they were not asked for.
        let answered: StatisticsStore.Overview?
    }

    /// Nil when this person may not change the test, and when it was never published.
    /// - Throws: the error of the database.
    func find(_ id: ID<Assessment>, withAnswers: Bool, by viewer: Viewer) async throws -> Found? {
        try await database.read { tx in
            guard let overview = try MonitoringStore.overview(of: id, by: viewer, tx) else { return nil }
            return Found(overview: overview, answered: withAnswers ? try statistics.find(id, by: viewer, tx) : nil)
        }
    }
}
