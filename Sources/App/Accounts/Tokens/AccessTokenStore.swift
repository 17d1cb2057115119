import Database
import Foundation

/// The tokens of all people.
struct AccessTokenStore: Sendable {
    let database: Database
    private let known = KnownTokenScopes()

    init(database: Database) { self.database = database }

    struct Found: Sendable {
        let token: AccessToken
        let viewer: Viewer
    }

    /// The token with a secret's digest and its person, even if the token has expired; nil when it was ended or does not exist,
    /// and when its account may not sign in.
    func find(digest: String) throws -> Found? {
        try database.readInline { tx in
            // Every request of a program asks, so that nothing else is read.
            let row = try tx.first(
                """
                SELECT id, person_id, name, made_at, expires_at, used_at FROM access_token
                WHERE token_digest = \(digest) AND ended_at IS NULL
                """)
            guard let row, let person = try tx.shared(ViewerRead(person: row["person_id"])) else { return nil }
            let id: ID<AccessToken> = try row["id"]
            let token = try AccessToken(
                id: id, person: row["person_id"], name: row["name"],
                scopes: known.scopes(of: id) { try AccessTokenRows.scopes(of: [id], tx)[id] ?? [] }, madeAt: row["made_at"],
                expiresAt: row["expires_at"], usedAt: row["used_at"])
            return Found(token: token, viewer: person.viewer(by: .token(id)))
        }
    }

    /// The tokens of a person that were not ended and have not expired, the newest first.
    func all(of person: ID<Person>, at now: Instant) async throws -> [AccessToken] {
        try await database.read { tx in try Self.valid(of: person, at: now, tx) }
    }

    /// Makes a token and gives its secret, which is stored nowhere.
    /// - Parameter session: the one in which it is asked for; nil where nobody asks in a browser.
    /// - Throws: `FormErrors` when the person has too many; `Problem.signInNeeded` when the session has ended meanwhile.
    func make(
        _ plan: TokenPlan, for person: ID<Person>, in session: ID<Session>? = nil, at now: Instant
    ) async throws -> TokenSecret {
        let secret = TokenSecret.random()
        try await database.write { tx in
            // A form can be on its way for a minute. A token of one that was begun before the session ended would outlive it.
            if let session, try !SessionStore.isOpen(session, tx.reading) { throw Problem.signInNeeded }
            guard try Self.valid(of: person, at: now, tx.reading).count < AccessToken.most else {
                throw FormErrors(items: [.init(field: "name", key: "tokens.too-many")])
            }
            let id = ID<AccessToken>(at: now)
            try tx.execute(
                """
                INSERT INTO access_token (id, person_id, name, token_digest, made_at, expires_at)
                VALUES (\(id), \(person), \(plan.name), \(secret.digest), \(now), \(now + .days(plan.days)))
                """)
            for scope in plan.scopes.sorted() {
                try tx.execute("INSERT INTO access_token_scope (token_id, scope) VALUES (\(id), \(scope))")
            }
        }
        return secret
    }

    /// Stores the hour of a use. A failure to write is ignored, so that a program can read while the disk is full.
    func touch(_ token: ID<AccessToken>, at now: Instant) async throws {
        let hour = AccessToken.hour(of: now)
        do {
            try await database.write { tx in
                try tx.execute(
                    "UPDATE access_token SET used_at = \(hour) WHERE id = \(token) AND (used_at IS NULL OR used_at < \(hour))")
            }
        } catch is DatabaseProblem {}
    }

    /// Ends one token of this person. Gives false when it is not theirs.
    func end(_ token: ID<AccessToken>, of person: ID<Person>, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            try tx.executeCounting(
                """
                UPDATE access_token SET ended_at = \(now)
                WHERE id = \(token) AND person_id = \(person) AND ended_at IS NULL
                """) > 0
        }
    }

    func endAll(of person: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in try AccessTokenRows.endAll(of: person, at: now, tx) }
    }

    private static func valid(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [AccessToken] {
        try AccessTokenRows.tokens(tx, where: "person_id = \(person) AND ended_at IS NULL AND expires_at > \(now)").map(\.token)
    }
}
