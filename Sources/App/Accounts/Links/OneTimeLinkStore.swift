import Database

/// One-time links: made, looked up, used.
struct OneTimeLinkStore: Sendable {
    let database: Database

    /// A link that can still be used, and whose it is.
    struct Found: Sendable {
        let link: OneTimeLink
        let person: Person
    }

    /// What a new password brings with it: the session of whoever chose it.
    struct Entry: Sendable {
        let passwordHash: String
        let sessionDigest: String
        let browser: String
    }

    /// The link of a secret; nil when it never was, was used, is over, or leads to an account that nobody may enter.
    func find(digest: String, at now: Instant) async throws -> Found? {
        try await database.read { tx in try Self.find(digest: digest, at: now, tx) }
    }

    /// Uses a link: the password is set, every session of the person ends, and a new one begins. Gives the person, or nil, and
    /// changes nothing, when the link cannot be used any more: of two who press at once one comes first.
    /// - Parameter replaced: the session that the browser had before, whosever.
    func use(digest: String, _ entry: Entry, replacing replaced: ID<Session>?, at now: Instant) async throws -> Person? {
        try await database.write { tx in
            guard let found = try Self.find(digest: digest, at: now, tx.reading) else { return nil }
            let person = found.person.id
            try tx.execute("UPDATE one_time_link SET used_at = \(now) WHERE id = \(found.link.id)")
            try tx.execute("UPDATE person SET password_hash = \(entry.passwordHash) WHERE id = \(person)")
            try SessionStore.endAll(of: person, except: nil, at: now, tx)
            if let replaced {
                try tx.execute("UPDATE session SET ended_at = \(now) WHERE id = \(replaced) AND ended_at IS NULL")
            }
            try SessionStore.start(person: person, digest: entry.sessionDigest, browser: entry.browser, at: now, tx)
            return found.person
        }
    }

    /// A link that was just made, with its secret.
    struct Made: Sendable {
        let person: Person
        let purpose: OneTimeLink.Purpose
        let token: SessionToken
    }

    /// Makes a link into an account without a password, or in place of one. Nil when there is no account that may be entered.
    func make(for person: ID<Person>, by maker: ID<Person>, at now: Instant) async throws -> Made? {
        try await database.write { tx in
            let found = try PersonStore.people(tx.reading, where: "id = \(person) AND \(PersonStore.mayEnter)").first
            guard let found else { return nil }
            let row = try tx.first("SELECT password_hash FROM person WHERE id = \(person)")
            let hash: String? = try row?["password_hash"]
            let purpose: OneTimeLink.Purpose = hash == nil ? .invitation : .password
            return try Made(person: found, purpose: purpose, token: Self.make(for: person, purpose, by: maker, at: now, tx))
        }
    }

    private static func find(digest: String, at now: Instant, _ tx: ReadTransaction) throws -> Found? {
        let row = try tx.first(
            """
            SELECT id, person_id, purpose, expires_at FROM one_time_link
            WHERE token_digest = \(digest) AND used_at IS NULL AND expires_at > \(now)
            """)
        guard let row else { return nil }
        let link = try OneTimeLink(
            id: row["id"], person: row["person_id"], purpose: row["purpose"], expiresAt: row["expires_at"])
        return try PersonStore.people(tx, where: "id = \(link.person) AND \(PersonStore.mayEnter)").first.map {
            Found(link: link, person: $0)
        }
    }

    /// Makes a link for a person and gives its secret, which is nowhere else; links made before for the person end.
    static func make(
        for person: ID<Person>, _ purpose: OneTimeLink.Purpose, by maker: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws -> SessionToken {
        let token = SessionToken.random()
        try tx.execute("UPDATE one_time_link SET used_at = \(now) WHERE person_id = \(person) AND used_at IS NULL")
        try tx.execute(
            """
            INSERT INTO one_time_link (id, person_id, token_digest, purpose, maker_id, made_at, expires_at)
            VALUES (\(ID<OneTimeLink>(at: now)), \(person), \(token.digest), \(purpose), \(maker), \(now), \(now + purpose.life))
            """)
        return token
    }
}
