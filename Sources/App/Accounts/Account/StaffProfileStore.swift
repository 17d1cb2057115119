import Database

/// Title, office, office hours, web page, e-mail and telephone of those who teach.
struct StaffProfileStore: Sendable {
    let database: Database

    /// Nil when there is no such person.
    func find(_ person: ID<Person>) async throws -> StaffProfile? {
        try await database.read { tx in try Self.find(person, tx) }
    }

    static func find(_ person: ID<Person>, _ tx: ReadTransaction) throws -> StaffProfile? {
        try tx.first("SELECT email, office, office_hours, web_page, title, phone, hides_help FROM person WHERE id = \(person)")
            .map { row in
                try StaffProfile(
                    email: row["email"], office: row["office"], officeHours: row["office_hours"], webPage: row["web_page"],
                    title: row["title"], phone: row["phone"], hidesHelp: row["hides_help"] == 1)
            }
    }

    func save(_ profile: StaffProfile, of person: ID<Person>) async throws {
        try await database.write { tx in
            try tx.execute(
                """
                UPDATE person SET email = \(profile.email), office = \(profile.office), office_hours = \(profile.officeHours),
                    web_page = \(profile.webPage), title = \(profile.title), phone = \(profile.phone),
                    hides_help = \(profile.hidesHelp ? 1 : 0) WHERE id = \(person)
                """)
        }
    }
}
