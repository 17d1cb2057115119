import Database
import Foundation

/// People, their roles and passwords.
struct PersonStore: Sendable {
    let database: Database

    struct Credentials: Sendable {
        let person: ID<Person>
        let passwordHash: String?
    }

    /// The SQL condition that holds for everybody who may sign in, by password, session or link.
    static let mayEnter: SQL = "person.removed_at IS NULL AND person.disabled_at IS NULL"

    /// What a sign-in is checked against; nil when there is no such account, or when it is removed or disabled.
    func credentials(userName: String) async throws -> Credentials? {
        try await database.read { tx in
            try tx.first(
                "SELECT id, password_hash FROM person WHERE user_name = \(userName) AND \(Self.mayEnter)"
            ).map { row in
                try Credentials(person: row["id"], passwordHash: row["password_hash"])
            }
        }
    }

    /// Whether a password that was right is still the one of an account that may be entered: verifying takes a while, in which it
    /// may have been changed.
    static func stands(_ verified: Credentials, _ tx: ReadTransaction) throws -> Bool {
        let row = try tx.first(
            """
            SELECT id FROM person
            WHERE id = \(verified.person) AND password_hash = \(verified.passwordHash) AND \(Self.mayEnter)
            """)
        return row != nil
    }

    func find(_ id: ID<Person>) async throws -> Person? {
        try await database.read { tx in try Self.people(tx, where: "id = \(id)").first }
    }

    func find(userName: String) async throws -> Person? {
        try await database.read { tx in try Self.people(tx, where: "user_name = \(userName)").first }
    }

    /// Everybody, by user name.
    func all() async throws -> [Person] {
        try await database.read { tx in try Self.people(tx, where: "user_name <> ''") }
    }

    /// Adds an account that is not part of an import. Gives nil and changes nothing when the user name is taken.
    func add(
        userName: String, name: String, surname: String, indexNumber: String?, email: String?, roles: Set<Role>,
        passwordHash: String?, at now: Instant
    ) async throws -> ID<Person>? {
        try await database.write { tx in
            guard try tx.first("SELECT id FROM person WHERE user_name = \(userName)") == nil else { return nil }
            let id = ID<Person>(at: now)
            try PersonWriteRows.insert(
                userName, as: id,
                PersonFields(name: name, surname: surname, indexNumber: indexNumber, email: email, roles: roles),
                passwordHash: passwordHash, from: .browser, at: now, tx)
            return id
        }
    }

    /// Stores the hash of the same password with newer parameters. Gives false and changes nothing when there is another by now.
    func renewHash(_ hash: String, of verified: Credentials) async throws -> Bool {
        try await database.write { tx in
            guard try Self.stands(verified, tx.reading) else { return false }
            try tx.execute("UPDATE person SET password_hash = \(hash) WHERE id = \(verified.person)")
            return true
        }
    }

    /// Stores the hash of a password without ending anything.
    func setPassword(hash: String, of person: ID<Person>) async throws {
        try await database.write { tx in
            try tx.execute("UPDATE person SET password_hash = \(hash) WHERE id = \(person)")
        }
    }

    /// Stores a password that its person has just chosen: all sessions end, and all links that could set another.
    /// - Parameters:
    ///   - verified: what the present password was verified against; nil where nobody was asked for it.
    ///   - entry: the new session for the browser in which it was chosen.
    ///   - endsTokens: whether programs that act for the person are shut out too, and those that read the calendar.
    /// - Returns: false where nothing was changed, because the password is another by now.
    @discardableResult
    func changePassword(
        hash: String, of person: ID<Person>, insteadOf verified: Credentials? = nil, in entry: SessionStore.Entry?,
        endsTokens: Bool, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            if let verified, try !Self.stands(verified, tx.reading) { return false }
            try tx.execute("UPDATE person SET password_hash = \(hash) WHERE id = \(person)")
            try OneTimeLinkStore.endAll(of: person, at: now, tx)
            try SessionStore.endAll(of: person, except: nil, at: now, tx)
            if endsTokens {
                try AccessTokenRows.endAll(of: person, at: now, tx)
                try CalendarFeedRows.remove(of: person, tx)
            }
            if let entry { try SessionStore.begin(entry, of: person, at: now, tx) }
            return true
        }
    }

    func setLanguage(_ language: Language, of person: ID<Person>) async throws {
        try await database.write { tx in
            try tx.execute("UPDATE person SET language = \(language) WHERE id = \(person)")
        }
    }

    static func setRoles(_ roles: Set<Role>, of person: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM person_role WHERE person_id = \(person)")
        for role in roles.sorted() {
            try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(person), \(role))")
        }
    }

    /// Sets the roles of a person. When they change, one-time links end. When an account gets more than the student's role that a
    /// teacher made, or for whose password a teacher made a link, its password, sessions and tokens end too: only a link of an
    /// administrator then leads to it.
    static func changeRoles(
        from old: Set<Role>, to new: Set<Role>, of person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        guard new != old else { return }
        try setRoles(new, of: person, tx)
        try OneTimeLinkStore.endAll(of: person, at: now, tx)
        guard old.isSubset(of: [.student]), !new.isSubset(of: [.student]), try isInTeachersHands(person, tx.reading) else {
            return
        }
        try tx.execute("UPDATE person SET password_hash = NULL WHERE id = \(person)")
        try SessionStore.endAll(of: person, except: nil, at: now, tx)
        try AccessTokenRows.endAll(of: person, at: now, tx)
        try CalendarFeedRows.remove(of: person, tx)
    }

    /// Whether a teacher may know the password of a person, or have it chosen.
    private static func isInTeachersHands(_ person: ID<Person>, _ tx: ReadTransaction) throws -> Bool {
        let row = try tx.first(
            """
            SELECT id FROM person WHERE id = \(person) AND (
                made_in_course_id IS NOT NULL OR EXISTS (
                    SELECT id FROM one_time_link WHERE person_id = \(person) AND purpose = 'password'
                    AND maker_id NOT IN (SELECT person_id FROM person_role WHERE role = \(Role.administrator))
                )
            )
            """)
        return row != nil
    }

    static func people(_ tx: ReadTransaction, where condition: SQL) throws -> [Person] {
        let roles = try tx.rows(
            "SELECT person_id, role FROM person_role WHERE person_id IN (SELECT id FROM person WHERE \(condition))")
        let rolesByPerson = try Dictionary(grouping: roles) { row -> ID<Person> in try row["person_id"] }
        return try tx.rows(
            """
            SELECT id, number, user_name, name, surname, index_number, email, language, removed_at, disabled_at,
                title, phone
            FROM person WHERE \(condition) ORDER BY user_name
            """
        ).map { row in
            let id: ID<Person> = try row["id"]
            let (removed, disabled): (Instant?, Instant?) = try (row["removed_at"], row["disabled_at"])
            return try Person(
                id: id, number: row["number"], userName: row["user_name"], name: row["name"],
                surname: row["surname"], indexNumber: row["index_number"], email: row["email"],
                roles: Set((rolesByPerson[id] ?? []).map { try $0["role"] }), language: row["language"],
                isPutAway: removed != nil, isDisabled: disabled != nil, title: row["title"], phone: row["phone"])
        }
    }
}
