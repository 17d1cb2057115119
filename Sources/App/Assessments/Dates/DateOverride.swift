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

    /// The dates under which an attempt began; nil for those of the test. What was changed since does not concern it.
    ///
    /// Where the clock was set back, what was given before the start is written as later. An attempt begins only while its dates are
    /// open: where those of then are not, they are the newest ones that were.
    /// - Parameter own: the dates of the test; nil for a quiz.
    func dates(startingAt start: Instant, own: Schedule?) -> DateOverride? {
        let then = last { $0.madeAt <= start }?.dates
        guard (then?.phase(at: start) ?? own?.phase(at: start)) != .open else { return then }
        return last { $0.dates?.phase(at: start) == .open }?.dates ?? then
    }
}
