import Database
import Foundation

/// Writes the rows of accounts, for administrators, for teachers who enrol students, and for imports.
enum PersonWriteRows {
    /// Where an account comes from.
    enum Origin {
        case folder
        case browser
        /// Made by a teacher for a course, whose id this is.
        case course(String)
    }

    /// - Parameter userName: must not be taken.
    static func insert(
        _ userName: String, as id: ID<Person>, _ fields: PersonFields, passwordHash: String? = nil,
        from origin: Origin, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let edited: Instant? = origin.isFolder ? nil : now
        try tx.execute(
            """
            INSERT INTO person (id, number, user_name, name, surname, index_number, email, password_hash, created_at,
                edited_at, made_in_course_id, title, phone)
            VALUES (\(id), \(tx.nextNumber(of: "person")), \(userName), \(fields.name), \(fields.surname),
                \(fields.indexNumber), \(fields.email), \(passwordHash), \(now), \(edited),
                \(origin.course), \(fields.title), \(fields.phone))
            """)
        for role in fields.roles.sorted() {
            try tx.execute("INSERT INTO person_role (person_id, role) VALUES (\(id), \(role))")
        }
    }

    /// Updates all but the roles, see `PersonStore.changeRoles`.
    static func update(_ fields: PersonFields, of id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(fields.name), surname = \(fields.surname), index_number = \(fields.indexNumber),
                email = \(fields.email), title = \(fields.title), phone = \(fields.phone) WHERE id = \(id)
            """)
    }

    /// Updates a person and restores the account if it was removed. Extra time stays as it is where none is given.
    static func bringBack(
        _ fields: PersonFields, _ extra: ExtraTime?, of id: ID<Person>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            UPDATE person SET name = \(fields.name), surname = \(fields.surname), index_number = \(fields.indexNumber),
                email = \(fields.email), title = \(fields.title), phone = \(fields.phone), removed_at = NULL,
                time_factor = coalesce(\(extra?.factor), time_factor), extra_time = coalesce(\(extra?.added), extra_time)
            WHERE id = \(id)
            """)
    }

    /// Sets the extra time that holds in all tests.
    static func give(_ extra: ExtraTime, to id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET time_factor = \(extra.factor), extra_time = \(extra.added) WHERE id = \(id)")
    }

    /// Sets where a person is found.
    static func set(_ place: PersonPlace, of id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET office = \(place.office), office_hours = \(place.officeHours), web_page = \(place.webPage)
            WHERE id = \(id)
            """)
    }

    static func takeIndexNumber(from id: ID<Person>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET index_number = NULL WHERE id = \(id)")
    }

    /// Removes an index number from all removed people except one.
    static func takeIndexNumber(_ number: String, fromPutAwayBut userName: String, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE person SET index_number = NULL
            WHERE index_number = \(number) AND removed_at IS NOT NULL AND user_name <> \(userName)
            """)
    }

    /// Removes an account: its person cannot sign in.
    static func putAway(_ id: ID<Person>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE person SET removed_at = \(now), edited_at = NULL WHERE id = \(id)")
        try SessionStore.endAll(of: id, except: nil, at: now, tx)
        try AccessTokenRows.endAll(of: id, at: now, tx)
        try CalendarFeedRows.remove(of: id, tx)
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
