/// What decides about the points of a question.
enum Ruling: Sendable, Equatable {
    /// The answer and the key.
    case byAnswer
    /// Nothing: everybody has them, answered or not, because the question was at fault.
    case everyone
    /// A teacher, for one attempt.
    case points(Points)
}
