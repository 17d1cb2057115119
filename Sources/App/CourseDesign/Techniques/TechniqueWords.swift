/// What techniques have, in the words of the page.
struct TechniqueWords: Sendable {
    let strings: Strings

    /// Type, moment, minutes and so on, for one line.
    func summary(_ traits: TechniqueTraits) -> String {
        let minutes = traits.minutes.map { strings("technique.minutes-long", n: $0) }
        let features =
            switch traits.manner {
            case .assessment(let type, let moment, _, _): [type.map { strings($0.key) }, moment.map { strings($0.key) }]
            case .teaching(let mode, let sessions, _): [mode.map { strings($0.key) }, sessions.map { strings($0.key) }]
            }
        return (features + [minutes]).compactMap(\.self).joined(separator: " · ")
    }

    /// Its categories, each with its domain.
    func categories(_ categories: Set<CategoryPath>) -> [String] {
        Taxonomy.standard.categoryPaths.filter(categories.contains).compactMap(category)
    }

    /// Cognitive: Analyze.
    func category(_ path: CategoryPath) -> String? {
        Taxonomy.standard.names(of: path, in: strings.language).map { $0.joined(separator: ": ") }
    }

    func domains(_ domains: Set<String>) -> [String] {
        Taxonomy.standard.domains.filter { domains.contains($0.key) }.map { $0.names[strings.language] }
    }

    func dimensions(_ dimensions: Set<KnowledgeDimension>) -> [String] {
        KnowledgeDimension.allCases.filter(dimensions.contains).map { strings($0.key) }
    }

    /// Why a technique is suggested: what it shares with what is looked for.
    func reason(_ match: TechniqueMatch) -> String {
        let categories = categories(match.shared.categories)
        let rest = match.shared.domains.subtracting(match.shared.categories.map(\.domain))
        let shared = [categories + domains(rest), dimensions(match.shared.dimensions)].filter { !$0.isEmpty }
        guard !shared.isEmpty else { return strings("technique.shares-nothing") }
        return strings("technique.shares", ["facets": shared.map { strings.formats.list($0) }.joined(separator: " · ")])
    }

    /// Every fact of a technique that is known.
    func facts(_ traits: TechniqueTraits) -> [TechniqueFact] {
        func fact(_ key: String, _ values: [String]) -> TechniqueFact? {
            values.isEmpty ? nil : TechniqueFact(label: strings(key), value: strings.formats.list(values))
        }
        func fact(_ key: String, _ value: String?) -> TechniqueFact? { fact(key, [value.map { strings($0) }].compactMap(\.self)) }
        let features: [TechniqueFact?] =
            switch traits.manner {
            case .assessment(let type, let moment, let difficulty, let feedback):
                [
                    fact("technique.type", type?.key), fact("technique.moment", moment?.key),
                    fact("technique.difficulty", difficulty?.key), fact("technique.feedback", feedback?.key),
                ]
            case .teaching(let mode, let sessions, let focus):
                [
                    fact("technique.mode", mode?.key), fact("technique.sessions", sessions?.key),
                    fact("technique.focus", TeachingFocus.allCases.filter(focus.contains).map { strings($0.key) }),
                ]
            }
        let minutes = traits.minutes.map {
            TechniqueFact(label: strings("technique.minutes"), value: strings.formats.number($0))
        }
        let all =
            features + [
                minutes, fact("technique.categories", categories(traits.categories)),
                fact("technique.dimensions", dimensions(traits.dimensions)),
            ]
        return all.compactMap(\.self)
    }
}

struct TechniqueFact: Sendable, Equatable {
    let label: String
    let value: String
}
