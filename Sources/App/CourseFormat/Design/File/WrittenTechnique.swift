/// A technique of somebody's own, which `design.yaml` writes whole. Its key is one of the file alone.
struct WrittenTechnique: Sendable, Equatable {
    /// What objectives and events of the file call it; it begins with `beginning`, and so is no key of a curated one.
    var key: String
    /// The user name of whom it belongs to; nil where it belongs to the first of those who teach the course.
    var owner: String?
    let content: TechniqueContent

    static let beginning = "own-"

    /// Whether a text can be the key of an own technique.
    static func isKey(_ text: String) -> Bool { text.hasPrefix(beginning) && WrittenDesign.isKey(text) }

    /// The key that a title gives.
    static func key(_ title: String, taken: Set<String>) -> String {
        let words = PlainLetters.words(title)
        let base = String((beginning + (words.isEmpty ? ["technique"] : words).joined(separator: "-")).prefix(longestBase))
        let clean = base.hasSuffix("-") ? String(base.dropLast()) : base
        if !taken.contains(clean) { return clean }
        var number = 2
        while taken.contains("\(clean)-\(number)") { number += 1 }
        return "\(clean)-\(number)"
    }

    private static let longestBase = 50
}

extension DesignDraft {
    /// With own techniques in the order, and under the keys, that follow from what they say: one design is written in one way.
    /// Techniques that say the same are one.
    func withTechniqueKeys() -> DesignDraft {
        let ranked = techniques.map { ($0, WrittenTechnique.key($0.content.title, taken: []), DesignTechniqueLines.rank(of: $0)) }
        let sorted = ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }
        var draft = self
        draft.techniques = []
        var keys: [String: String] = [:]
        var taken: Set<String> = []
        for (technique, _, _) in sorted {
            if let last = draft.techniques.last, last.content == technique.content, last.owner == technique.owner {
                keys[technique.key] = last.key
                continue
            }
            var keyed = technique
            keyed.key = WrittenTechnique.key(technique.content.title, taken: taken)
            taken.insert(keyed.key)
            keys[technique.key] = keyed.key
            draft.techniques.append(keyed)
        }
        draft.objectives = objectives.map { objective in
            var objective = objective
            objective.techniques = Set(objective.techniques.map { keys[$0] ?? $0 })
            return objective
        }
        draft.events = events.map { event in
            var event = event
            event.technique = event.technique.map { keys[$0] ?? $0 }
            return event
        }
        return draft
    }
}
