/// What a technique is good for and how it goes: everything but its words.
struct TechniqueTraits: Sendable, Equatable {
    /// What only one kind of techniques has. What is not said is nil.
    enum Manner: Sendable, Equatable {
        case assessment(
            type: AssessmentType?, moment: AssessmentMoment?, difficulty: AssessmentDifficulty?, feedback: AssessmentFeedback?)
        case teaching(mode: TeachingMode?, sessions: TeachingSessions?, focus: Set<TeachingFocus>)
    }

    var manner: Manner
    /// How long it takes.
    var minutes: Int?
    /// The categories of learning that it is good for.
    var categories: Set<CategoryPath> = []
    var dimensions: Set<KnowledgeDimension> = []

    var kind: TechniqueKind {
        switch manner {
        case .assessment: .assessment
        case .teaching: .teaching
        }
    }

    /// The keys of the learning domains of its categories.
    var domains: Set<String> { Set(categories.map(\.domain)) }
}

/// A technique as a teacher writes it.
struct TechniqueContent: Sendable, Equatable {
    var title: String
    var traits: TechniqueTraits
    var description: String?
    /// How it is done, step by step.
    var procedure: String?
    /// What has to be there.
    var materials: String?
    /// Where it comes from.
    var reference: String?
}
