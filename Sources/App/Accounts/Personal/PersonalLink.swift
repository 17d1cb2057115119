/// A one-time link that was made for the person, or that the person made for another.
struct PersonalLink: PersonalItem, Equatable {
    let isForPerson: Bool
    let purpose: OneTimeLink.Purpose
    let madeAt: Instant
    let expiresAt: Instant
    /// When it was used, or replaced by another.
    let usedAt: Instant?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let (strings, formats) = (facts.strings, facts.formats)
        let purpose = purpose == .invitation ? strings("my-data.link-invitation") : strings("my-data.link-password")
        return PersonalCard(
            heading: nil,
            facts: facts.facts([
                ("my-data.link", purpose),
                ("my-data.link-who", isForPerson ? strings("my-data.link-for") : strings("my-data.link-by")),
                ("my-data.link-made", formats.dayAndClock(madeAt)), ("my-data.link-until", formats.dayAndClock(expiresAt)),
                ("my-data.link-used", usedAt.map(formats.dayAndClock)),
            ]))
    }
}

/// The same as JSON. It has no secret, because the secret is not stored.
struct PersonalLinkResource: Encodable, Sendable {
    let isForPerson: Bool
    /// "invitation" or "password".
    let purpose: String
    let madeAt: String
    let expiresAt: String
    let usedAt: String?

    init(_ link: PersonalLink) {
        (isForPerson, purpose, madeAt) = (link.isForPerson, link.purpose.rawValue, link.madeAt.iso8601)
        (expiresAt, usedAt) = (link.expiresAt.iso8601, link.usedAt?.iso8601)
    }
}
