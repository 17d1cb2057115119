import Database

/// A test: what stays the same while its text is revised.
struct Assessment: Sendable, Equatable {
    let id: ID<Assessment>
    /// The small integer that the Web service speaks.
    let number: Int
    let course: ID<Course>
    let topic: ID<Topic>?
    let kind: AssessmentKind
    /// When it may be taken; nil for a practice quiz, which has no such limits.
    let schedule: Schedule?
    let policy: AttemptPolicy
    let disclosure: Disclosure
    /// Of the newest revision.
    let title: String
    /// How many questions an attempt has, of the newest revision.
    let questionCount: Int
}

/// When a final test may be taken and for how long.
struct Schedule: Sendable, Equatable {
    let opens: Instant
    let closes: Instant
    let limit: Milliseconds

    enum Phase: Sendable, Equatable {
        case notYetOpen
        case open
        case closed
    }

    func phase(at now: Instant) -> Phase {
        if now < opens { return .notYetOpen }
        return now < closes ? .open : .closed
    }

    /// What somebody without extra time has who starts at a moment: the limit, or less before the closing.
    func time(startingAt start: Instant) -> Milliseconds {
        max(Milliseconds(count: 0), min(limit, closes - start))
    }

    /// When an attempt must end: start + min(limit, close − start) × factor + extra minutes. Extra time goes beyond the closing.
    func deadline(startingAt start: Instant, extra: ExtraTime) -> Instant {
        start + extra.extending(time(startingAt: start))
    }

    /// The deadline of a running attempt when times have changed: the new one, but never before the moment of the change, unless
    /// the attempt was over by then.
    /// - Parameter later: by how much the server's clock was set forward during the attempt, and what teachers gave.
    func deadline(
        startingAt start: Instant, extra: ExtraTime, changing old: Instant, at now: Instant,
        later: Milliseconds = Milliseconds(count: 0)
    ) -> Instant {
        max(deadline(startingAt: start, extra: extra) + later, min(old, now))
    }
}
