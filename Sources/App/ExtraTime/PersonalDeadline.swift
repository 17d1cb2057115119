/// A test with a time limit for one person: how much time the person has, and until when.
struct PersonalDeadline: Sendable, Equatable {
    let assessment: Assessment
    let schedule: Schedule
    let extra: ExtraTime
    /// Whether the extra time is an exception for this test.
    let isException: Bool
    /// The person's attempt in progress.
    let running: Attempt?

    /// The time of a person who starts when the test opens.
    var time: Milliseconds { extra.extending(schedule.time(startingAt: schedule.opens)) }

    /// The latest moment at which the person can be working: the deadline of the running attempt, or that of an attempt started
    /// as late as still gives the whole limit.
    var latestEnd: Instant {
        if let deadline = running?.deadline { return deadline }
        let latestStart = max(schedule.opens, schedule.closes + Milliseconds(count: -schedule.limit.count))
        return schedule.deadline(startingAt: latestStart, extra: extra)
    }
}
