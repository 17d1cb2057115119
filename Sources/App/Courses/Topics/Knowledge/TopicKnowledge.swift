/// What kind of knowledge a topic is, how much it matters, and whether students have it already.
struct TopicKnowledge: Sendable, Equatable {
    var dimensions: Set<KnowledgeDimension> = []
    var priority = TopicPriority.goodToKnow
    /// Whether students should know it before the course.
    var isPrerequisite = false

    /// In words; nil where nothing is said that differs from the usual.
    func sentence(_ strings: Strings) -> String? {
        let kinds = KnowledgeDimension.allCases.filter(dimensions.contains).map { strings($0.key) }
        let parts = [
            kinds.isEmpty ? nil : strings.formats.list(kinds), priority == .goodToKnow ? nil : strings(priority.key),
            isPrerequisite ? strings("teach.prerequisite") : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}

/// What a form says a topic is to be.
struct TopicEdit: Sendable {
    let title: String
    /// Nil for a place that no topic can have.
    let place: TopicPlace?
    /// Whether the place is another one than the form showed. One that is left as it was stays what it is by now.
    var isMoved = true
    /// Nil leaves it as it is.
    var knowledge: TopicKnowledge?
    /// The fingerprint of what the form showed; nil where it showed nothing.
    var seen: String?
}

extension Topic {
    /// Changes with everything that the form of a topic shows but its place.
    func fingerprint(_ knowledge: TopicKnowledge) -> String {
        let kinds = KnowledgeDimension.allCases.filter(knowledge.dimensions.contains).map(\.rawValue)
        return Fingerprint.of(
            [title, kinds.joined(separator: " "), knowledge.priority.rawValue, knowledge.isPrerequisite ? "1" : "0"])
    }
}
