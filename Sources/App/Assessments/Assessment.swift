import Database

/// A test: what does not change from one revision of its text to the next.
struct Assessment: Sendable, Equatable {
    let id: ID<Assessment>
    /// The small integer that names the test in the Web service.
    let number: Int
    let course: ID<Course>
    let topic: ID<Topic>?
    let kind: AssessmentKind
    /// When it may be taken, by everyone or by the person whom a page is for; nil for a practice quiz, which has no such limits.
    private(set) var schedule: Schedule?
    let policy: AttemptPolicy
    let disclosure: Disclosure
    /// Of the newest revision.
    let title: String
    /// How many questions an attempt has, of the newest revision.
    let questionCount: Int

    /// Whether programs may take it. They get all its questions at once, so a final opens itself only where its text says so.
    var isOpenToPrograms: Bool { policy.programs ?? (kind == .quiz) }

    /// The test as a person takes it who has other dates; nil leaves it as it is.
    func taken(within dates: DateOverride?) -> Assessment {
        guard let dates else { return self }
        var taken = self
        taken.schedule = schedule?.within(dates)
        return taken
    }
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

    /// The time of a person without extra time who starts at a moment: the limit, or less when the test closes earlier.
    func time(startingAt start: Instant) -> Milliseconds {
        max(Milliseconds(count: 0), min(limit, closes - start))
    }

    /// When an attempt must end: start + min(limit, close − start) × factor + extra minutes. Extra time may go beyond the
    /// closing.
    func deadline(startingAt start: Instant, extra: ExtraTime) -> Instant {
        start + extra.extending(time(startingAt: start))
    }

    /// The deadline of a running attempt after its times were changed. It is never before the moment of the change, unless the
    /// attempt was over by then.
    /// - Parameter later: by how much it is later because the server's clock was set forward during the attempt, and because
    ///   teachers gave time.
    func deadline(
        startingAt start: Instant, extra: ExtraTime, changing old: Instant, at now: Instant,
        later: Milliseconds = Milliseconds(count: 0)
    ) -> Instant {
        max(deadline(startingAt: start, extra: extra) + later, min(old, now))
    }
}
