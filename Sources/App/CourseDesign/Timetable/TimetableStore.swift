import Database

/// When somebody studies or teaches.
struct TimetableStore: Sendable {
    let database: Database

    /// - Throws: the error of the database.
    func meetings(of person: ID<Person>) async throws -> [OwnMeetings] {
        try await database.read { tx in try OwnMeetings.all(of: person, tx) }
    }
}
