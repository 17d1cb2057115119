/// When a final test opens and closes for one person, instead of for everyone: at a resit, or after an illness.
struct DateOverride: Sendable, Equatable {
    let opens: Instant
    let closes: Instant
    /// What the student reads about it.
    var reason: String?

    func phase(at now: Instant) -> Schedule.Phase {
        if now < opens { return .notYetOpen }
        return now < closes ? .open : .closed
    }
}

extension Schedule {
    /// The same limit, within other dates.
    func within(_ dates: DateOverride) -> Schedule { Schedule(opens: dates.opens, closes: dates.closes, limit: limit) }
}

/// A change of somebody's dates in a test.
struct DateChange: Sendable, Equatable {
    /// Nil where the other dates were removed.
    let dates: DateOverride?
    let madeAt: Instant
}

extension [DateChange] {
    /// The dates that hold after all changes; nil for those of the test.
    var current: DateOverride? { last?.dates }

    /// The dates under which an attempt began. What was changed since does not concern it.
    func dates(startingAt start: Instant) -> DateOverride? { last { $0.madeAt <= start }?.dates }
}
