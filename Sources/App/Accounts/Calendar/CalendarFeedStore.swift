import Database
import Foundation

/// The calendars of all people.
struct CalendarFeedStore: Sendable {
    let database: Database

    struct Found: Sendable {
        let feed: CalendarFeed
        let viewer: Viewer
    }

    /// The calendar with a secret's digest and its person; nil when there is none, and when its account may not sign in.
    func find(digest: String) throws -> Found? {
        try database.readInline { tx in
            guard let feed = try CalendarFeedRows.feeds(tx, where: "secret_digest = \(digest)").first,
                let person = try PersonStore.people(tx, where: "id = \(feed.person) AND \(PersonStore.mayEnter)").first
            else { return nil }
            return Found(
                feed: feed,
                viewer: Viewer(
                    id: person.id, userName: person.userName, fullName: person.fullName, roles: person.roles,
                    language: person.language, admission: .feed(feed.id)))
        }
    }

    /// Nil while a person has none.
    func find(of person: ID<Person>) async throws -> CalendarFeed? {
        try await database.read { tx in try CalendarFeedRows.feeds(tx, where: "person_id = \(person)").first }
    }

    /// Makes the calendar of a person, or gives it another address: the one before leads nowhere any more. Gives the secret,
    /// which is stored nowhere.
    func make(for person: ID<Person>, at now: Instant) async throws -> SessionToken {
        let (secret, id) = (SessionToken.random(), ID<CalendarFeed>(at: now))
        try await database.write { tx in
            try tx.execute(
                """
                INSERT INTO calendar_feed (id, person_id, secret_digest, made_at)
                VALUES (\(id), \(person), \(secret.digest), \(now))
                ON CONFLICT (person_id) DO UPDATE SET secret_digest = excluded.secret_digest, made_at = excluded.made_at,
                    used_at = NULL
                """)
        }
        return secret
    }

    /// Takes a person's calendar away. Where there is none, nothing is to be done.
    func remove(of person: ID<Person>) async throws {
        try await database.write { tx in try CalendarFeedRows.remove(of: person, tx) }
    }
}
