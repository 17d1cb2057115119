/// The effect of a correction on the mark of an attempt.
struct PersonalMarkChange: Sendable, Equatable {
    let changedAt: Instant
    /// The question's number in the attempt, from 1; nil when the attempt does not have the question.
    let question: Int?
    let old: Mark
    let new: Mark
    let reason: String
}
