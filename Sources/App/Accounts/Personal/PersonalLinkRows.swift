import Database

/// The one-time links of one person.
struct PersonalLinkRows: PersonalDataRows {
    static let heading = "my-data.links"
    static let place = 90
    static let isRare = true
    static let tables: Set = ["one_time_link"]
    static let leftOut = [PersonalSecret(name: "linkTokenDigests", place: 60)]

    static func values(of items: [PersonalLink]) -> [String: any Encodable & Sendable] {
        ["links": items.map(PersonalLinkResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalLink] {
        try tx.rows(
            """
            SELECT person_id, purpose, made_at, expires_at, used_at FROM one_time_link
            WHERE person_id = \(person) OR maker_id = \(person) ORDER BY made_at, id
            """
        ).map { row in
            let owner: ID<Person> = try row["person_id"]
            return try PersonalLink(
                isForPerson: owner == person, purpose: row["purpose"], madeAt: row["made_at"], expiresAt: row["expires_at"],
                usedAt: row["used_at"])
        }
    }
}
