/// What a posted question page changes. A page that was not touched changes nothing, so an old one in another window
/// takes no newer answer back.
struct AnswerChange: Sendable, Equatable {
    enum Change: Sendable, Equatable {
        case unchanged
        /// Nil takes the answer back.
        case set(Answer?)
    }

    let answer: Change
    /// Nil leaves the flag as it is.
    let isFlagged: Bool?
}
