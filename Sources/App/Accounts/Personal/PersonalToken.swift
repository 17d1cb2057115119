/// A token with which a program acts, or acted, for the person.
struct PersonalToken: PersonalItem, Equatable {
    let token: AccessToken
    /// When it was revoked.
    let endedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, formats) = (facts.strings, facts.formats)
        return PersonalCard(
            heading: .init(text: token.name, language: strings.language.rawValue),
            facts: facts.facts([
                ("my-data.token-scopes", token.scopes.sorted().map { strings($0.key) }.joined(separator: ", ")),
                ("my-data.link-made", formats.dayAndClock(token.madeAt)),
                ("my-data.link-until", formats.dayAndClock(token.expiresAt)),
                ("my-data.token-used", token.usedAt.map(formats.dayAndClock)),
                ("my-data.ended", endedAt.map(formats.dayAndClock)),
            ]))
    }
}

/// The same as JSON. It has no secret, because the secret is not stored.
struct PersonalTokenResource: Encodable, Sendable {
    let name: String
    let scopes: [String]
    let madeAt: String
    let expiresAt: String
    let usedAt: String?
    let endedAt: String?

    init(_ item: PersonalToken) {
        let token = item.token
        (name, scopes, madeAt) = (token.name, token.scopes.sorted().map(\.rawValue), token.madeAt.iso8601)
        (expiresAt, usedAt, endedAt) = (token.expiresAt.iso8601, token.usedAt?.iso8601, item.endedAt?.iso8601)
    }
}
