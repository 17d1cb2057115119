/// A technique that one person wrote, or marked with a star.
struct PersonalTechnique: PersonalItem {
    enum Deed: Sendable, CaseIterable {
        case written, starred
    }

    let deed: Deed
    let technique: Technique

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let strings = facts.strings
        let own = deed == .written ? technique.own : nil
        return PersonalCard(
            heading: .init(text: technique.title(strings.language), language: strings.language.rawValue),
            facts: facts.facts([
                ("my-data.done", strings(deed == .written ? "my-data.technique-written" : "my-data.technique-starred")),
                ("technique.publication", own?.publishedAt.map { facts.formats.dayAndClock($0) }),
                ("my-data.state", own?.removedAt == nil ? nil : strings("my-data.put-away")),
            ]))
    }
}

/// The same as JSON. Of a technique with a star only its name: what somebody else wrote is not this person's.
struct PersonalTechniqueResource: Encodable, Sendable {
    /// What is published, where its author has changed it since.
    struct Published: Encodable, Sendable {
        let title: String
        let description: String?
        let procedure: String?
        let materials: String?
        let reference: String?

        init(_ content: TechniqueContent) {
            (title, description, procedure) = (content.title, content.description, content.procedure)
            (materials, reference) = (content.materials, content.reference)
        }
    }

    let technique: String
    let title: String
    let kind: String
    let description: String?
    let procedure: String?
    let materials: String?
    let reference: String?
    let publishedAt: String?
    let published: Published?
    let isPutAway: Bool

    init(_ item: PersonalTechnique) {
        let content = item.technique.content(.english)
        let (written, own) = item.deed == .written ? (content, item.technique.own) : (nil, nil)
        technique = item.technique.reference.text
        (title, kind) = (content.title, content.traits.kind.rawValue)
        (description, procedure) = (written?.description, written?.procedure)
        (materials, reference) = (written?.materials, written?.reference)
        publishedAt = own?.publishedAt?.iso8601
        published = own.flatMap { $0.isWaiting ? $0.readContent.map(Published.init) : nil }
        isPutAway = own?.removedAt != nil
    }
}
