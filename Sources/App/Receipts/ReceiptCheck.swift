/// The result of checking a receipt against the stored attempt.
enum ReceiptCheck: Sendable, Equatable {
    /// The attempt is stored as it was when it ended.
    case genuine(Confirmed)
    /// The receipt was issued here, but the stored attempt gives another code.
    case changed
    /// The receipt was issued under a key that the server does not have, so it cannot be checked.
    case otherKey
    /// The receipt is invalid because a teacher reopened the attempt, at this moment.
    case reopened(Instant)

    /// What a receipt confirms. The student, the mark and the course are not part of it.
    struct Confirmed: Sendable, Equatable {
        let title: String
        /// The language of the title.
        let language: Language
        let endedAt: Instant
        let answered: Int
        let total: Int
        /// Since when the attempt counts for nothing; nil when it counts.
        var annulledAt: Instant?
    }
}
