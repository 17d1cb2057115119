import Database

/// Whether a technique finds out what students have learnt, or helps them to learn it.
enum TechniqueKind: String, CaseIterable, Sendable, DatabaseValue {
    case assessment, teaching

    /// Of all techniques of the kind.
    var key: String {
        switch self {
        case .assessment: "technique.assessment"
        case .teaching: "technique.teaching"
        }
    }
}
