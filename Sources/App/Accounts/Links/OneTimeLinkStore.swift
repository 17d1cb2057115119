import Database

/// One-time links: made, looked up, used.
struct OneTimeLinkStore: Sendable {
    let database: Database
    let key: LinkCodeKey

    /// A link that is valid, and the person it belongs to.
    struct Found: Sendable {
        let link: OneTimeLink
        let person: Person
        /// The user name of the person who made it.
        let maker: String
    }

    /// The new password, and the session that begins with it.
    struct Entry: Sendable {
        let passwordHash: String
        let session: SessionStore.Entry
    }

    /// The link with this secret's digest. Nil when there is none, when it was used or has expired, and when its account may not
    /// sign in.
    func find(digest: String, at now: Instant) async throws -> Found? {
        try await database.read { tx in try Self.find(digest: digest, at: now, tx) }
    }

    /// Uses a link: the password is set, every session and token and the calendar of the person end, and a new session begins.
    /// Gives the person. Gives nil and changes nothing when the link is not valid; of two requests at once only the first
    /// succeeds.
    /// - Parameter replaced: the session that the browser had before, of this person or another.
    func use(digest: String, _ entry: Entry, replacing replaced: ID<Session>?, at now: Instant) async throws -> Found? {
        try await database.write { tx in
            guard let found = try Self.find(digest: digest, at: now, tx.reading) else { return nil }
            let person = found.person.id
            try tx.execute("UPDATE one_time_link SET used_at = \(now) WHERE id = \(found.link.id)")
            try tx.execute("UPDATE person SET password_hash = \(entry.passwordHash) WHERE id = \(person)")
            try SessionStore.keepVisit(of: person, tx)
            try SessionStore.endAll(of: person, except: nil, at: now, tx)
            try AccessTokenRows.endAll(of: person, at: now, tx)
            try CalendarFeedRows.remove(of: person, tx)
            if let replaced {
                try tx.execute("UPDATE session SET ended_at = \(now) WHERE id = \(replaced) AND ended_at IS NULL")
            }
            try SessionStore.begin(entry.session, of: person, at: now, tx)
            return found
        }
    }

    /// The secret of the link of a code for a person; nil when there is no valid link of this code.
    func token(of code: LinkCode, for userName: String, at now: Instant) async throws -> SessionToken? {
        let token = key.token(of: code, for: userName)
        return try await find(digest: token.digest, at: now) == nil ? nil : token
    }

    /// Ends the valid links of a person.
    static func endAll(of person: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE one_time_link SET used_at = \(now) WHERE person_id = \(person) AND used_at IS NULL")
    }

    /// A link that was just made, with its secret.
    struct Made: Sendable {
        let person: Person
        let purpose: OneTimeLink.Purpose
        let secret: LinkSecret
    }

    /// What is answered to who wants to make a link.
    enum Answer: Sendable {
        case made(Made)
        /// This link of the person would end.
        case question(Person, OneTimeLink)
    }

    /// Makes a link to an account, as an invitation or to replace a password. Nil when there is no such account or it may not
    /// sign in.
    /// - Parameter ending: the id of the link that the maker knows to end; for any other that is still valid, nothing is changed.
    func make(for person: ID<Person>, ending: String?, by maker: ID<Person>, at now: Instant) async throws -> Answer? {
        try await database.write { tx in
            let found = try PersonStore.people(tx.reading, where: "id = \(person) AND \(PersonStore.mayEnter)").first
            guard let found else { return nil }
            let row = try tx.first("SELECT password_hash FROM person WHERE id = \(person)")
            let hash: String? = try row?["password_hash"]
            let purpose: OneTimeLink.Purpose = hash == nil ? .invitation : .password
            if let open = try Self.open(of: [person], at: now, tx.reading)[person], open.id.text != ending {
                return .question(found, open)
            }
            let secret = try Self.make(for: person, purpose, by: maker, under: key, at: now, tx)
            return .made(Made(person: found, purpose: purpose, secret: secret))
        }
    }

    /// The valid links of these people.
    static func open(of people: [ID<Person>], at now: Instant, _ tx: ReadTransaction) throws -> [ID<Person>: OneTimeLink] {
        let rows = try tx.rows(
            """
            SELECT link.id, link.person_id, link.purpose, link.expires_at
            FROM one_time_link AS link JOIN person ON person.id = link.person_id JOIN person AS maker ON maker.id = link.maker_id
            WHERE link.person_id IN (\(SQL.list(people))) AND \(isValid(at: now))
            ORDER BY link.made_at, link.id
            """)
        let links = try rows.map(Self.link)
        return Dictionary(links.map { ($0.person, $0) }, uniquingKeysWith: { _, later in later })
    }

    private static func link(_ row: Row) throws -> OneTimeLink {
        try OneTimeLink(id: row["id"], person: row["person_id"], purpose: row["purpose"], expiresAt: row["expires_at"])
    }

    /// The SQL condition of a `link` of a `person` by a `maker` that can be used. The person may sign in. An invitation is
    /// invalid once the account has a password. A link to an account with more than the student's role is valid only if an
    /// administrator made it; so is one for a forgotten password, unless teachers may make them. A link of who may no longer
    /// sign in is valid only if it is an administrator's, and so is one for a forgotten password of who no longer teaches.
    private static func isValid(at now: Instant) -> SQL {
        """
        link.used_at IS NULL AND link.expires_at > \(now) AND \(PersonStore.mayEnter)
            AND (link.purpose <> 'invitation' OR person.password_hash IS NULL)
            AND (
                EXISTS (
                    SELECT role FROM person_role WHERE person_id = link.maker_id AND role = \(Role.administrator)
                ) OR maker.disabled_at IS NULL AND maker.removed_at IS NULL AND NOT EXISTS (
                    SELECT role FROM person_role WHERE person_id = link.person_id AND role <> \(Role.student)
                ) AND (
                    link.purpose = 'invitation' OR EXISTS (
                        SELECT id FROM institution WHERE teachers_renew_passwords = 1
                    ) AND EXISTS (
                        SELECT role FROM person_role WHERE person_id = link.maker_id AND role = \(Role.teacher)
                    )
                )
            )
        """
    }

    private static func find(digest: String, at now: Instant, _ tx: ReadTransaction) throws -> Found? {
        let row = try tx.first(
            """
            SELECT link.id, link.person_id, link.purpose, link.expires_at, maker.user_name AS maker
            FROM one_time_link AS link JOIN person ON person.id = link.person_id JOIN person AS maker ON maker.id = link.maker_id
            WHERE link.token_digest = \(digest) AND \(isValid(at: now))
            """)
        guard let row else { return nil }
        let link = try Self.link(row)
        return try PersonStore.people(tx, where: "id = \(link.person)").first.map {
            try Found(link: link, person: $0, maker: row["maker"])
        }
    }

    /// Makes a link for a person and gives its secret, which is stored nowhere. Earlier links of the person end.
    static func make(
        for person: ID<Person>, _ purpose: OneTimeLink.Purpose, by maker: ID<Person>, under key: LinkCodeKey, at now: Instant,
        _ tx: WriteTransaction
    ) throws -> LinkSecret {
        let row = try tx.first("SELECT user_name FROM person WHERE id = \(person)")
        let userName: String? = try row?["user_name"]
        let secret = key.secret(for: userName ?? "")
        try endAll(of: person, at: now, tx)
        try tx.execute(
            """
            INSERT INTO one_time_link (id, person_id, token_digest, purpose, maker_id, made_at, expires_at)
            VALUES (\(ID<OneTimeLink>(at: now)), \(person), \(secret.token.digest), \(purpose), \(maker), \(now), \(now + purpose.life))
            """)
        return secret
    }
}
