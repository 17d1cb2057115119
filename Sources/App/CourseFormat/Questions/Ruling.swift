/// What determines the points of a question.
enum Ruling: Sendable, Equatable {
    /// The answer and the key.
    case byAnswer
    /// Everybody gets the points, answered or not, because the question was faulty.
    case everyone
    /// A teacher gave the points, for one attempt.
    case points(Points)
}
