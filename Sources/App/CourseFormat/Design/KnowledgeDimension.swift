import Database

/// A kind of knowledge, after the revised taxonomy of Anderson and Krathwohl.
enum KnowledgeDimension: String, CaseIterable, Sendable, DatabaseValue {
    case factual, conceptual, procedural, metacognitive

    var key: String {
        switch self {
        case .factual: "design.dimension-factual"
        case .conceptual: "design.dimension-conceptual"
        case .procedural: "design.dimension-procedural"
        case .metacognitive: "design.dimension-metacognitive"
        }
    }
}

/// How much a topic matters.
enum TopicPriority: String, CaseIterable, Sendable, DatabaseValue {
    case critical
    case veryImportant = "very-important"
    case goodToKnow = "good-to-know"

    var key: String {
        switch self {
        case .critical: "design.priority-critical"
        case .veryImportant: "design.priority-very-important"
        case .goodToKnow: "design.priority-good-to-know"
        }
    }
}

/// What a resource of a topic is.
enum ResourceKind: String, CaseIterable, Sendable, DatabaseValue {
    case book, chapter, document, link

    var key: String {
        switch self {
        case .book: "design.resource-book"
        case .chapter: "design.resource-chapter"
        case .document: "design.resource-document"
        case .link: "design.resource-link"
        }
    }
}
