/// A test with a limit as it is for one person: how long, and until when at the latest.
struct PersonalDeadline: Sendable, Equatable {
    let assessment: Assessment
    let schedule: Schedule
    let extra: ExtraTime
    /// Whether the extra time is this test's own.
    let isException: Bool
    /// The attempt that the person is in the middle of.
    let running: Attempt?

    /// What somebody has who starts when the test opens.
    var time: Milliseconds { extra.extending(schedule.time(startingAt: schedule.opens)) }

    /// The latest moment at which the person can be working: the deadline of the running attempt, or that of one started as late as
    /// the whole limit fits in.
    var latestEnd: Instant {
        if let deadline = running?.deadline { return deadline }
        let latestStart = max(schedule.opens, schedule.closes + Milliseconds(count: -schedule.limit.count))
        return schedule.deadline(startingAt: latestStart, extra: extra)
    }
}
