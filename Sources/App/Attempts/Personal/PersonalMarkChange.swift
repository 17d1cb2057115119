/// What a correction did to the mark of an attempt.
struct PersonalMarkChange: Sendable, Equatable {
    let changedAt: Instant
    /// Of the question in the attempt, from 1; nil for one that is not among its questions.
    let question: Int?
    let old: Mark
    let new: Mark
    let reason: String
}
