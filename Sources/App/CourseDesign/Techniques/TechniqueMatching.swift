/// What an objective asks of a technique: its category, with the domain that this belongs to, and the knowledge dimensions of its
/// topics.
struct ObjectiveFacets: Sendable, Equatable {
    /// Nil before the objective has a word.
    let category: CategoryPath?
    let dimensions: Set<KnowledgeDimension>

    init(category: CategoryPath?, dimensions: Set<KnowledgeDimension>) {
        (self.category, self.dimensions) = (category, dimensions)
    }

    /// - Parameter knowledge: of the topics of the course.
    init(_ objective: Objective, _ knowledge: [ID<Topic>: TopicKnowledge]) {
        category = objective.performance?.category.category
        dimensions = objective.topics.reduce(into: []) { $0.formUnion(knowledge[$1]?.dimensions ?? []) }
    }
}

/// What is looked for among techniques. It begins as what an objective asks, and can be ticked otherwise.
struct TechniqueFilter: Sendable, Equatable {
    /// The keys of learning domains.
    var domains: Set<String>
    var categories: Set<CategoryPath>
    var dimensions: Set<KnowledgeDimension>

    init(domains: Set<String>, categories: Set<CategoryPath>, dimensions: Set<KnowledgeDimension>) {
        (self.domains, self.categories, self.dimensions) = (domains, categories, dimensions)
    }

    init(_ facets: ObjectiveFacets) {
        let category = facets.category.map { Set([$0]) } ?? []
        self.init(domains: Set(category.map(\.domain)), categories: category, dimensions: facets.dimensions)
    }
}

/// How well a technique fits what is looked for.
struct TechniqueMatch: Sendable, Equatable {
    enum Bucket: Sendable, Equatable {
        /// It shares a domain, a category and a dimension.
        case ideal
        /// It shares a domain, and is not ideal.
        case extended
    }

    /// Nil where it shares no domain.
    let bucket: Bucket?
    /// What it shares with the filter.
    let shared: TechniqueFilter
    /// Of what the objective asks, in twelfths: the part of its domain, its category and its dimensions that the technique has.
    let score: Int

    /// A whole facet. It can be divided by the number of dimensions, of which there are up to four.
    static let whole = 12

    init(_ traits: TechniqueTraits, _ filter: TechniqueFilter, for objective: ObjectiveFacets) {
        shared = TechniqueFilter(
            domains: traits.domains.intersection(filter.domains), categories: traits.categories.intersection(filter.categories),
            dimensions: traits.dimensions.intersection(filter.dimensions))
        let isIdeal = !shared.domains.isEmpty && !shared.categories.isEmpty && !shared.dimensions.isEmpty
        bucket = isIdeal ? .ideal : shared.domains.isEmpty ? nil : .extended
        let hasDomain = objective.category.map { traits.domains.contains($0.domain) } ?? false
        let hasCategory = objective.category.map(traits.categories.contains) ?? false
        let dimensions = traits.dimensions.intersection(objective.dimensions).count
        score =
            (hasDomain ? Self.whole : 0) + (hasCategory ? Self.whole : 0)
            + (objective.dimensions.isEmpty ? 0 : Self.whole * dimensions / objective.dimensions.count)
    }
}

/// The techniques that fit an objective.
struct TechniqueSuggestions: Sendable {
    struct Suggestion: Sendable {
        let technique: Technique
        let match: TechniqueMatch
        let isFavourite: Bool
    }

    /// The best first: by score, then favourites, then by title.
    let ideal: [Suggestion]
    let extended: [Suggestion]

    init(
        _ techniques: [Technique], _ filter: TechniqueFilter, for objective: ObjectiveFacets, favourites: Set<TechniqueReference>,
        in language: Language
    ) {
        let all = techniques.map { technique in
            Suggestion(
                technique: technique, match: TechniqueMatch(technique.traits, filter, for: objective),
                isFavourite: favourites.contains(technique.reference))
        }
        func best(_ bucket: TechniqueMatch.Bucket) -> [Suggestion] {
            let found = all.filter { $0.match.bucket == bucket }
            return found.map { suggestion in
                (suggestion, (-suggestion.match.score, suggestion.isFavourite ? 0 : 1), suggestion.technique.order(language))
            }.sorted { ($0.1.0, $0.1.1, $0.2.0, $0.2.1, $0.2.2) < ($1.1.0, $1.1.1, $1.2.0, $1.2.1, $1.2.2) }.map(\.0)
        }
        (ideal, extended) = (best(.ideal), best(.extended))
    }
}
