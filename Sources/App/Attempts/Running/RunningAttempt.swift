/// An attempt whose questions are open, as other pages name it.
struct RunningAttempt: Sendable, Equatable {
    let id: ID<Attempt>
    /// Of the revision that is being taken.
    let title: String
    /// The language of its course.
    let language: Language
    /// When it ends; nil without a time limit.
    let deadline: Instant?
}
