/// What a calendar was told of an event: not the words, only that they were the same or others.
struct CalendarEntry: Sendable, Equatable {
    /// Of the event.
    let id: String
    /// Of all that was said of it.
    let digest: String
    /// How often that has changed.
    let revision: Int
    /// When it changed last.
    let changedAt: Instant
    /// When this is forgotten, long after the event.
    let keptUntil: Instant
}
