/// What one feature tells of a person.
struct PersonalPart: Sendable {
    let heading: String
    let place: Int
    let isRare: Bool
    let items: [any PersonalItem]
    let values: [String: any Encodable & Sendable]
    let leftOut: [PersonalSecret]
}

/// One thing that is told of a person.
protocol PersonalItem: Sendable {
    func card(_ facts: PersonalFacts) -> PersonalCard
}

/// What is stored and not told, by name: the page says why.
struct PersonalSecret: Sendable, Equatable {
    let name: String
    /// Where it stands among all of them.
    let place: Int
}
