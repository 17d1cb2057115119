/// One browser in which a person signed in.
struct Session: Sendable, Equatable {
    let id: ID<Session>
    let person: ID<Person>
    let startedAt: Instant
    let seenAt: Instant
    let browser: String

    /// A session ends after this time without a request.
    static let idleLimit = Milliseconds.minutes(30)
    /// A session ends after this time even if it is in use.
    static let absoluteLimit = Milliseconds.hours(12)
    /// The time of the last request is stored at most once in this time.
    static let touchInterval = Milliseconds.minutes(5)

    /// Whether the session is valid at a moment. An attempt in progress keeps a session valid that was valid when the attempt
    /// began, or that began after it: until the attempt's deadline, whatever the limits say. An attempt without a deadline keeps
    /// it until the absolute limit.
    func isValid(at now: Instant, holds: [SessionHold]) -> Bool {
        if isAlive(at: now) { return true }
        return holds.contains { hold in
            guard isAlive(at: hold.since) || startedAt >= hold.since else { return false }
            if let deadline = hold.until { return now <= deadline }
            return now < startedAt + Self.absoluteLimit
        }
    }

    /// Whether a moment is within both limits. A session that seems to begin after it began before the clock was set back.
    private func isAlive(at moment: Instant) -> Bool {
        moment + Self.absoluteLimit > startedAt && moment < startedAt + Self.absoluteLimit && moment < seenAt + Self.idleLimit
    }

    func needsTouch(at now: Instant) -> Bool {
        now >= seenAt + Self.touchInterval
    }
}

/// An attempt in progress, as far as it keeps its person's session valid.
struct SessionHold: Sendable, Equatable {
    let since: Instant
    /// Nil for an attempt without a deadline.
    let until: Instant?
}
