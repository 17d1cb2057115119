import Database
import Foundation

/// The rows of accounts, for all who write them: administrators, teachers who enrol, and an import.
enum PersonWriteRows {
    /// Where a new account comes from.
    enum Origin {
        case folder
        case browser
        /// A teacher made it for a course, named by its id.
        case course(String)
    }

    /// - Parameter userName: nobody else's.
    static func insert(
        _ userName: String, as id: ID<Person>, _ fields: PersonFields, passwordHash: String? = nil,
        from origin: Origin, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let edited: Instant? = origin.isFolder ? nil : now
        try tx.execute(
            """
            INSERT INTO person (id, number, user_name, name, surname, index_number, email, password_hash, created_at,
                edited_at, made_in_course_id)
            VALUES (\(id), \(tx.nextNumber(of: "person")), \(userName), \(fields.name), \(fields.surname),
                \(fields.indexNumber), \(fields.email), \(passwordHash), \(now), \(edited),
                \(origin.course))
            """)
        for role in fields.roles.sorted() {
            try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(id), \(role))")
        }
    }

    /// All but the roles, see `PersonStore.changeRoles`.
    static func update(_ fields: PersonFields, of id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(fields.name), surname = \(fields.surname), index_number = \(fields.indexNumber),
                email = \(fields.email) WHERE id = \(id)
            """)
    }

    /// The same for somebody who may have been put away and is there again. Extra time stays where nothing is said of it.
    static func bringBack(
        _ fields: PersonFields, _ extra: ExtraTime?, of id: ID<Person>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(fields.name), surname = \(fields.surname), index_number = \(fields.indexNumber),
                email = \(fields.email), removed_at = NULL,
                time_factor = coalesce(\(extra?.factor), time_factor), extra_time = coalesce(\(extra?.added), extra_time)
            WHERE id = \(id)
            """)
    }

    /// Extra time in all tests.
    static func give(_ extra: ExtraTime, to id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET time_factor = \(extra.factor), extra_time = \(extra.added) WHERE id = \(id)")
    }

    static func takeIndexNumber(from id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET index_number = NULL WHERE id = \(id)")
    }

    /// Takes a number from those who were put away, but for one.
    static func takeIndexNumber(_ number: String, fromPutAwayBut userName: String, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET index_number = NULL
            WHERE index_number = \(number) AND removed_at IS NOT NULL AND user_name <> \(userName)
            """)
    }

    /// People who are put away cannot sign in.
    static func putAway(_ id: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET removed_at = \(now), edited_at = NULL WHERE id = \(id)")
        try SessionStore.endAll(of: id, except: nil, at: now, tx)
    }
}

extension PersonWriteRows.Origin {
    fileprivate var isFolder: Bool {
        if case .folder = self { true } else { false }
    }

    fileprivate var course: String? {
        if case .course(let id) = self { id } else { nil }
    }
}
