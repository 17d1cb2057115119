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

    /// Whether the session counts at a moment. An attempt in progress keeps a session that was alive when it began, or that
    /// began after it: one with a deadline until then, whatever the limits say; one without until the absolute limit.
    func isValid(at now: Instant, holds: [SessionHold]) -> Bool {
        if isAlive(at: now) { return true }
        return holds.contains { hold in
            guard isAlive(at: hold.since) || startedAt >= hold.since else { return false }
            if let deadline = hold.until { return now <= deadline }
            return now < startedAt + Self.absoluteLimit
        }
    }

    /// Within both limits, by what is written down about it. One that seems to begin later was there before the clock was set back.
    private func isAlive(at moment: Instant) -> Bool {
        moment + Self.absoluteLimit > startedAt && moment < startedAt + Self.absoluteLimit && moment < seenAt + Self.idleLimit
    }

    func needsTouch(at now: Instant) -> Bool {
        now >= seenAt + Self.touchInterval
    }
}

/// An attempt that a person is in the middle of, as far as a session must not be cut.
struct SessionHold: Sendable, Equatable {
    let since: Instant
    /// Nil for an attempt without a deadline.
    let until: Instant?
}
