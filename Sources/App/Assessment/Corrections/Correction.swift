/// A key that was corrected for everybody, or the points of one answer that a teacher gave, with the reason.
struct Correction: Sendable, Equatable {
    enum Change: Sendable, Equatable {
        case key(CorrectedKey)
        /// For one attempt alone.
        case points(Points, ID<Attempt>)
    }

    let id: ID<Correction>
    let question: ID<Question>
    let change: Change
    let personName: String
    let madeAt: Instant
    let reason: String
}
