/// The check of a design: what is missing, what does not fit together, and what would suit it.
struct DesignCheck: Sendable {
    /// An objective that has no technique of a kind yet, with the best ones that would fit.
    struct Strategy: Sendable, Equatable {
        let objective: ID<Objective>
        let name: DesignFinding.Value
        let kind: TechniqueKind
        let suggested: [CheckedTechniques.Suggested]
    }

    /// By query, and then in the order of the design.
    let findings: [DesignFinding]
    let strategies: [Strategy]

    /// How many techniques are suggested.
    static let suggestions = 3

    init(_ facts: DesignFacts) {
        let names = ObjectiveNames(facts)
        let found =
            MissingParts(facts: facts, names: names).findings + InconsistentParts(facts: facts, names: names).findings
            + InconsistentMeasures(facts: facts, names: names).findings + InconsistentDays(facts: facts).findings
        findings = DesignFinding.Query.allCases.flatMap { query in found.filter { $0.rule.query == query } }
        strategies = facts.objectives.flatMap { objective in
            TechniqueKind.allCases.compactMap { kind in
                let suggested = facts.techniques.suggested[objective.id]?[kind] ?? []
                guard !suggested.isEmpty, facts.techniques.assigned(kind, to: objective.id).isEmpty else { return nil }
                return Strategy(
                    objective: objective.id, name: names.value(objective.id), kind: kind,
                    suggested: Array(suggested.prefix(Self.suggestions)))
            }
        }
    }
}

/// What objectives are called in findings.
struct ObjectiveNames: Sendable {
    private let values: [ID<Objective>: DesignFinding.Value]

    /// The most of a sentence that is quoted, in letters.
    private static let quoted = 100

    init(_ facts: DesignFacts) {
        let numbered = facts.objectives.enumerated().map { index, objective -> (ID<Objective>, DesignFinding.Value) in
            let said = facts.sentences[objective.id]?.shortened(letters: Self.quoted) ?? objective.key
            return (objective.id, said.map { .text($0) } ?? .objective(index + 1))
        }
        values = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    }

    func value(_ id: ID<Objective>) -> DesignFinding.Value { values[id] ?? .text("") }
}

extension DesignFacts {
    /// Whether two topics are one, or one is below the other.
    func isRelated(_ topic: ID<Topic>, to other: ID<Topic>) -> Bool {
        topics.path(to: topic).contains { $0.id == other } || topics.path(to: other).contains { $0.id == topic }
    }
}
