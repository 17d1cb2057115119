/// Everything that is stored about one person: the parts of all features.
struct PersonalData: Sendable {
    struct Section: Sendable {
        /// Key of the heading.
        let heading: String
        let isRare: Bool
        var items: [any PersonalItem]
    }

    let sections: [Section]
    let values: [String: any Encodable & Sendable]
    let leftOut: [String]

    init(_ parts: [PersonalPart]) {
        let ordered = parts.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
        sections = ordered.reduce(into: []) { sections, part in
            if let same = sections.firstIndex(where: { $0.heading == part.heading }) {
                sections[same].items += part.items
            } else {
                sections.append(Section(heading: part.heading, isRare: part.isRare, items: part.items))
            }
        }
        values = ordered.reduce(into: [:]) { $0.merge($1.values) { first, _ in first } }
        leftOut = ordered.flatMap(\.leftOut).sorted { ($0.place, $0.name) < ($1.place, $1.name) }.map(\.name)
    }
}
