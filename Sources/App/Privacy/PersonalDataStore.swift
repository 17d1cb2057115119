import Database

/// All that the database holds about one person, asked of every feature in one transaction.
struct PersonalDataStore: Sendable {
    let database: Database
    let parts: [any PersonalDataRows]

    /// - Parameter now: decides which results may be told.
    /// - Throws: `Problem.notFound` when there is no such person.
    func find(_ person: ID<Person>, at now: Instant) async throws -> PersonalData {
        try await database.read { tx in
            try PersonalData(parts.map { part in try part.part(of: person, at: now, tx) })
        }
    }
}
