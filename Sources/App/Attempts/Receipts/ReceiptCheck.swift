/// What becomes of a receipt when it is counted again from what is stored.
enum ReceiptCheck: Sendable, Equatable {
    /// Everything is as it was when the attempt ended.
    case genuine(Confirmed)
    /// Issued here, but what is stored now gives another code.
    case changed
    /// Issued under a key that is not here: nothing can be said.
    case otherKey
    /// Issued for an end that a teacher took back, at this moment.
    case reopened(Instant)

    /// All that a receipt says: of whom, with what mark and in which course is not in it.
    struct Confirmed: Sendable, Equatable {
        let title: String
        /// Of the title.
        let language: Language
        let endedAt: Instant
        let answered: Int
        let total: Int
    }
}
