/// What one feature contributes to one's own data.
struct PersonalPart: Sendable {
    let heading: String
    let place: Int
    let isRare: Bool
    let items: [any PersonalItem]
    let values: [String: any Encodable & Sendable]
    let leftOut: [PersonalSecret]
}

/// One thing in one's own data.
protocol PersonalItem: Sendable {
    func card(_ facts: PersonalFacts) -> PersonalCard
}

/// Something that is stored and not shown, by name; the page says why.
struct PersonalSecret: Sendable, Equatable {
    let name: String
    /// Its place in the order of all of them.
    let place: Int
}
