/// One browser in which a person signed in.
struct Session: Sendable, Equatable {
    let id: ID<Session>
    let person: ID<Person>
    let startedAt: Instant
    let seenAt: Instant
    let browser: String

    /// Without a request for so long a session ends.
    static let idleLimit = Milliseconds.minutes(30)
    /// However busy, a session ends after so long.
    static let absoluteLimit = Milliseconds.hours(12)
    /// How often the last request is written down.
    static let touchInterval = Milliseconds.minutes(5)

    /// Whether the session counts at a moment. An attempt in progress keeps it: one with a deadline until then, whatever
    /// the limits say; one without until the absolute limit.
    func isValid(at now: Instant, engagement: Engagement) -> Bool {
        if let deadline = engagement.until, now <= deadline { return true }
        guard now < startedAt + Self.absoluteLimit else { return false }
        return now < seenAt + Self.idleLimit || engagement.isUntimed
    }

    func needsTouch(at now: Instant) -> Bool {
        now >= seenAt + Self.touchInterval
    }
}

/// What a person is in the middle of, as far as a session must not be cut.
struct Engagement: Sendable, Equatable {
    /// The last deadline of attempts in progress, the grace for late posts included.
    var until: Instant?
    /// Whether an attempt without a deadline is in progress.
    var isUntimed = false

    static let none = Engagement()
}
