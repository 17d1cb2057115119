/// A person's calendar under an address that only its secret opens. The database knows only the secret's digest.
struct CalendarFeed: Sendable, Equatable {
    let id: ID<CalendarFeed>
    let person: ID<Person>
    /// When its present address was made.
    let madeAt: Instant
    /// The hour in which it was read last; nil when it was never read.
    let usedAt: Instant?

    /// Whether the hour of a use at a moment is not stored yet.
    func needsTouch(at now: Instant) -> Bool {
        guard let usedAt else { return true }
        return usedAt < AccessToken.hour(of: now)
    }
}
