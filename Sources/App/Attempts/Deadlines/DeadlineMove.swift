/// The deadline of a running attempt before and after a change of its rules.
struct DeadlineMove: Sendable, Equatable {
    let attempt: Attempt
    /// Of the test.
    let title: String
    let old: Instant
    let new: Instant

    /// Whether the attempt was in time before the change and is over with it.
    func endsAtOnce(at now: Instant) -> Bool { old > now && new <= now }
}

/// A change that would end attempts at once, and that nobody has confirmed.
struct UnconfirmedEnd: Error, Equatable {
    let moves: [DeadlineMove]
}
