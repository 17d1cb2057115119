import Database
import Foundation

/// Changes that administrators make to accounts. At least one administrator always remains.
struct PersonChangeStore: Sendable {
    /// What follows from a change of an account, in its transaction: by whom, and when.
    typealias Consequence = @Sendable (ID<Person>, ID<Person>, Instant, WriteTransaction) throws -> Void

    let database: Database
    let sitting: SittingRows
    /// Of disabling; supplied by the features above.
    var consequence: Consequence = { _, _, _, _ in }
    /// Of losing the role of students; supplied by the features above.
    var roleConsequence: Consequence = { _, _, _, _ in }

    /// Adds an account without a password. Adding the same account again, as after a double press, gives the existing one.
    /// - Throws: `FormErrors` when another person has the user name or the index number.
    func add(_ userName: String, _ fields: PersonFields, at now: Instant) async throws -> (id: ID<Person>, isNew: Bool) {
        try await database.write { tx in
            if let known = try PersonStore.people(tx.reading, where: "user_name = \(userName)").first {
                guard fields.isSame(as: known) else {
                    throw FormErrors(items: [.init(field: "user-name", key: "people.user-name-taken")])
                }
                return (known.id, false)
            }
            let id = ID<Person>(at: now)
            try Self.requireFree(fields.indexNumber, for: id, tx)
            try PersonWriteRows.insert(userName, as: id, fields, from: .browser, at: now, tx)
            return (id, true)
        }
    }

    /// Changes an account and gives it as it was before; nil when there is none. Who is no student any more is registered for no
    /// exam to come.
    /// - Parameter seen: the fingerprint of what the form showed; nil to skip this check.
    /// - Throws: `FormErrors` when somebody else changed it meanwhile, when no administrator would remain, or when another person
    ///   has the index number.
    func update(
        _ id: ID<Person>, _ fields: PersonFields, seen: String?, by administrator: ID<Person>, at now: Instant
    ) async throws -> Person? {
        try await database.write { tx in
            guard let person = try PersonStore.people(tx.reading, where: "id = \(id)").first else { return nil }
            if let seen, seen != PersonFields(person).seen {
                throw FormErrors(items: [.init(field: "name", key: "people.changed-meanwhile")])
            }
            if person.roles.contains(.administrator), !fields.roles.contains(.administrator) {
                try Self.requireAnotherAdministrator(
                    than: id, by: administrator, field: "roles", own: "people.own-administrator", tx)
            }
            try Self.requireFree(fields.indexNumber, for: id, tx)
            try PersonWriteRows.update(fields, of: id, tx)
            try PersonStore.changeRoles(from: person.roles, to: fields.roles, of: id, at: now, tx)
            if person.roles.subtracting(fields.roles).contains(.student) { try roleConsequence(id, administrator, now, tx) }
            if !fields.isSame(as: person) { try EditedRows.mark(person: id, at: now, tx) }
            return person
        }
    }

    /// Disables an account: its sessions, links, tokens, calendar and registrations for exams to come end, its data stays. Gives
    /// the person; nil when there is none.
    /// - Parameter evenSitting: whether to do it even while the person is taking a test with a time limit.
    /// - Throws: `FormErrors` when the account is one's own, the last administrator's, or of a person who is taking a test.
    func disable(_ id: ID<Person>, by administrator: ID<Person>, evenSitting: Bool, at now: Instant) async throws -> Person? {
        try await database.write { tx in
            guard let person = try PersonStore.people(tx.reading, where: "id = \(id)").first else { return nil }
            if person.isDisabled { return person }
            if person.roles.contains(.administrator) || id == administrator {
                try Self.requireAnotherAdministrator(
                    than: id, by: administrator, field: "disabling", own: "people.disable-own", tx)
            }
            if try !evenSitting && sitting.isSitting(id, now, tx.reading) {
                throw FormErrors(items: [.init(field: "sitting", key: "people.disable-sitting")])
            }
            try tx.execute("UPDATE person SET disabled_at = \(now) WHERE id = \(id)")
            try OneTimeLinkStore.endAll(of: id, at: now, tx)
            try SessionStore.endAll(of: id, except: nil, at: now, tx)
            try AccessTokenRows.endAll(of: id, at: now, tx)
            try CalendarFeedRows.remove(of: id, tx)
            try consequence(id, administrator, now, tx)
            return person
        }
    }

    /// Enables an account again. Gives the person; nil when there is none.
    func enable(_ id: ID<Person>) async throws -> Person? {
        try await database.write { tx in
            try tx.execute("UPDATE person SET disabled_at = NULL WHERE id = \(id)")
            return try PersonStore.people(tx.reading, where: "id = \(id)").first
        }
    }

    /// Ends all tokens, the calendar and all sessions of a person except `kept`, the session of the administrator. Gives the
    /// person; nil when there is none.
    func endSessions(of id: ID<Person>, except kept: ID<Session>?, at now: Instant) async throws -> Person? {
        try await database.write { tx in
            try SessionStore.endAll(of: id, except: kept, at: now, tx)
            try AccessTokenRows.endAll(of: id, at: now, tx)
            try CalendarFeedRows.remove(of: id, tx)
            return try PersonStore.people(tx.reading, where: "id = \(id)").first
        }
    }

    private static func requireFree(_ indexNumber: String?, for id: ID<Person>, _ tx: WriteTransaction) throws {
        guard let indexNumber,
            try tx.first("SELECT id FROM person WHERE index_number = \(indexNumber) AND id <> \(id)") != nil
        else { return }
        throw FormErrors(items: [.init(field: "index-number", key: "people.index-number-taken")])
    }

    private static func requireAnotherAdministrator(
        than id: ID<Person>, by administrator: ID<Person>, field: String, own: String, _ tx: WriteTransaction
    ) throws {
        if id == administrator { throw FormErrors(items: [.init(field: field, key: own)]) }
        let other = try tx.first(
            """
            SELECT person.id FROM person JOIN person_role ON person_role.person_id = person.id
            WHERE person_role.role = \(Role.administrator) AND person.id <> \(id) AND \(PersonStore.mayEnter)
            """)
        if other == nil { throw FormErrors(items: [.init(field: field, key: "people.last-administrator")]) }
    }
}
