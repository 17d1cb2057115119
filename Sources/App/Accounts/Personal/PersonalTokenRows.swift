import Database

/// The tokens of a person, present and past.
struct PersonalTokenRows: PersonalDataRows {
    static let heading = "my-data.tokens"
    static let place = 92
    static let isRare = true
    static let tables: Set = ["access_token"]
    static let leftOut = [PersonalSecret(name: "accessTokenDigests", place: 55)]

    static func values(of items: [PersonalToken]) -> [String: any Encodable & Sendable] {
        ["tokens": items.map(PersonalTokenResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalToken] {
        try AccessTokenRows.tokens(tx, where: "person_id = \(person)").map(PersonalToken.init)
    }
}
