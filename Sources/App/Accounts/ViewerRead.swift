import Database

/// What pages and programs know of a person who is signed in, by whatever: it is the same in all sessions.
struct ViewerRead: SharedRead {
    let person: ID<Person>

    struct Known: Sendable {
        let id: ID<Person>
        let userName: String
        let fullName: String
        let roles: Set<Role>
        let language: Language?
        let hidesHelp: Bool

        func viewer(by admission: Admission) -> Viewer {
            Viewer(
                id: id, userName: userName, fullName: fullName, roles: roles, language: language, admission: admission,
                hidesHelp: hidesHelp)
        }
    }

    /// Nil for somebody who may not enter.
    func read(_ tx: ReadTransaction) throws -> Known? {
        // A row for each role.
        let rows = try tx.rows(
            """
            SELECT person.user_name, person.name, person.surname, person.language, person.hides_help, person_role.role
            FROM person LEFT JOIN person_role ON person_role.person_id = person.id
            WHERE person.id = \(person) AND \(PersonStore.mayEnter)
            """)
        guard let row = rows.first else { return nil }
        let (name, surname): (String, String) = try (row["name"], row["surname"])
        return try Known(
            id: person, userName: row["user_name"], fullName: name + " " + surname,
            roles: Set(rows.compactMap { try $0["role"] as Role? }), language: row["language"],
            hidesHelp: row["hides_help"] == 1)
    }
}
