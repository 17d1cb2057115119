import Database
import Foundation

/// The sessions of all people.
struct SessionStore: Sendable {
    let database: Database

    struct Found: Sendable {
        let session: Session
        let viewer: Viewer
    }

    /// The session with a token's digest and its person, even if the session has expired; nil when it was ended or does not
    /// exist.
    func find(digest: String) throws -> Found? {
        try database.readInline { tx in
            let row = try tx.first(
                """
                SELECT id, person_id, started_at, seen_at, browser FROM session
                WHERE token_digest = \(digest) AND ended_at IS NULL
                """)
            guard let session = try row.map(Self.session), let person = try tx.shared(ViewerRead(person: session.person)) else {
                return nil
            }
            return Found(session: session, viewer: person.viewer(by: .session(session.id)))
        }
    }

    /// Whether a session was not ended.
    static func isOpen(_ session: ID<Session>, _ tx: ReadTransaction) throws -> Bool {
        try tx.first("SELECT id FROM session WHERE id = \(session) AND ended_at IS NULL") != nil
    }

    /// Whether a token's digest belongs to a session of an account, present or past.
    func isKnown(digest: String, userName: String) async throws -> Bool {
        try await database.read { tx in
            try tx.first(
                """
                SELECT session.id FROM session JOIN person ON person.id = session.person_id
                WHERE session.token_digest = \(digest) AND person.user_name = \(userName)
                """) != nil
        }
    }

    /// The sessions of a person that were not ended, the last seen first.
    func all(of person: ID<Person>) async throws -> [Session] {
        try await database.read { tx in
            try tx.rows(
                """
                SELECT id, person_id, started_at, seen_at, browser
                FROM session WHERE person_id = \(person) AND ended_at IS NULL ORDER BY seen_at DESC, id
                """
            ).map(Self.session)
        }
    }

    /// What identifies a new session.
    struct Entry: Sendable {
        let digest: String
        /// The name that the browser gives itself.
        let browser: String
    }

    /// Starts a session of whom a password was right, and stores when the person was last here before it. Gives false and
    /// changes nothing when the password is another by now, or the account may not be entered any more.
    /// - Parameter replaced: the digest of the token that the browser had before, of this person or another; its session ends.
    func start(
        _ verified: PersonStore.Credentials, _ entry: Entry, replacing replaced: String?, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard try PersonStore.stands(verified, tx.reading) else { return false }
            try Self.keepVisit(of: verified.person, tx)
            if let replaced {
                try tx.execute("UPDATE session SET ended_at = \(now) WHERE token_digest = \(replaced) AND ended_at IS NULL")
            }
            try Self.begin(entry, of: verified.person, at: now, tx)
            return true
        }
    }

    /// Stores when a person was last here, before a session begins or ends.
    static func keepVisit(of person: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET visited_at = coalesce(
                (SELECT max(coalesce(session.ended_at, session.seen_at)) FROM session WHERE session.person_id = person.id), person.visited_at)
            WHERE person.id = \(person)
            """)
    }

    static func begin(_ entry: Entry, of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO session (id, person_id, token_digest, browser, started_at, seen_at)
            VALUES (\(ID<Session>(at: now)), \(person), \(entry.digest), \(entry.browser), \(now), \(now))
            """)
    }

    /// Stores that a session is in use. A failure to write is ignored, so that pages can be read while the disk is full.
    func touch(_ session: ID<Session>, at now: Instant) async throws {
        do {
            try await database.write { tx in
                try tx.execute("UPDATE session SET seen_at = \(now) WHERE id = \(session) AND seen_at < \(now)")
            }
        } catch is DatabaseProblem {}
    }

    /// Ends one session of this person. Gives false when it is not theirs.
    @discardableResult
    func end(_ session: ID<Session>, of person: ID<Person>, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            try tx.executeCounting(
                """
                UPDATE session SET ended_at = \(now)
                WHERE id = \(session) AND person_id = \(person) AND ended_at IS NULL
                """) > 0
        }
    }

    /// Ends all sessions of a person except one; with nil, all of them.
    func endAll(of person: ID<Person>, except kept: ID<Session>?, at now: Instant) async throws {
        try await database.write { tx in try Self.endAll(of: person, except: kept, at: now, tx) }
    }

    static func endAll(of person: ID<Person>, except kept: ID<Session>?, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE session SET ended_at = \(now)
            WHERE person_id = \(person) AND ended_at IS NULL AND id <> \(kept?.text ?? "")
            """)
    }

    /// Deletes sessions whose last request was before a moment.
    func forget(seenBefore moment: Instant) async throws {
        try await database.write { tx in
            try tx.execute("DELETE FROM session WHERE seen_at < \(moment)")
        }
    }

    private static func session(_ row: Row) throws -> Session {
        try Session(
            id: row["id"], person: row["person_id"], startedAt: row["started_at"], seenAt: row["seen_at"],
            browser: row["browser"])
    }
}
