/// When something about a finished attempt may be seen.
enum Release<Time: Sendable & Equatable>: Sendable, Equatable {
    case atOnce
    /// For results: when the last person has finished. For right answers: when the person has no attempts left.
    case afterLast
    case from(Time)
}
