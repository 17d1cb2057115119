import Database

/// Reads everything that the database stores about one person, from all features in one transaction.
struct PersonalDataStore: Sendable {
    let database: Database
    let parts: [any PersonalDataRows]

    /// - Parameter now: determines which results may be shown.
    /// - Throws: `Problem.notFound` when there is no such person.
    func find(_ person: ID<Person>, at now: Instant) async throws -> PersonalData {
        try await database.read { tx in
            try PersonalData(parts.map { part in try part.part(of: person, at: now, tx) })
        }
    }
}
