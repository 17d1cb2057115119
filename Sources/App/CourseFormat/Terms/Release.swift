/// When something about a finished attempt may be seen.
enum Release<Time: Sendable & Equatable>: Sendable, Equatable {
    case atOnce
    /// Results: after the last person is done. Right answers: after the person's own last attempt.
    case afterLast
    case from(Time)
}
