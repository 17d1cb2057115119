import Database

/// What is stored in the account of a person.
struct PersonalAccountRows: PersonalDataRows {
    static let heading = "my-data.account"
    static let place = 10
    static let tables: Set = ["person", "person_role"]
    static let leftOut = [PersonalSecret(name: "passwordDigest", place: 20)]

    static func values(of items: [PersonalAccount]) -> [String: any Encodable & Sendable] {
        items.first.map { ["account": PersonalAccountResource($0)] } ?? [:]
    }

    func items(of id: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalAccount] {
        let row = try tx.first(
            """
            SELECT CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password, created_at, visited_at, time_factor,
                extra_time
            FROM person WHERE id = \(id)
            """)
        guard let row, let person = try PersonStore.people(tx, where: "id = \(id)").first,
            let profile = try StaffProfileStore.find(id, tx)
        else { throw Problem.notFound }
        return try [
            PersonalAccount(
                person: person, hasPassword: row["has_password"] == 1, createdAt: row["created_at"],
                visitedAt: row["visited_at"], extraTime: ExtraTime(factor: row["time_factor"], added: row["extra_time"]),
                profile: profile)
        ]
    }
}
