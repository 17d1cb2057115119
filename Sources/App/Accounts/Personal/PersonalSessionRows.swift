import Database

/// The sessions of a person, present and past.
struct PersonalSessionRows: PersonalDataRows {
    static let heading = "my-data.sessions"
    static let place = 30
    static let tables: Set = ["session"]
    static let leftOut = [PersonalSecret(name: "sessionTokenDigests", place: 50)]

    static func values(of items: [PersonalSession]) -> [String: any Encodable & Sendable] {
        ["sessions": items.map(PersonalSessionResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalSession] {
        try tx.rows(
            """
            SELECT id, person_id, started_at, seen_at, browser, ended_at FROM session
            WHERE person_id = \(person) ORDER BY started_at DESC, id
            """
        ).map { row in
            let session = try Session(
                id: row["id"], person: row["person_id"], startedAt: row["started_at"], seenAt: row["seen_at"],
                browser: row["browser"])
            return try PersonalSession(session: session, endedAt: row["ended_at"])
        }
    }
}
