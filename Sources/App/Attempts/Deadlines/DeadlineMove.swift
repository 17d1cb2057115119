/// The deadline of a running attempt before and after the times that it depends on were changed.
struct DeadlineMove: Sendable, Equatable {
    let attempt: Attempt
    /// The title of the test.
    let title: String
    let old: Instant
    let new: Instant

    /// Whether the change ends the attempt: its deadline was ahead before the change and is not ahead after it.
    func endsAtOnce(at now: Instant) -> Bool { old > now && new <= now }
}

/// Thrown when a change would end attempts at once and that was not confirmed.
struct UnconfirmedEnd: Error, Equatable {
    let moves: [DeadlineMove]
}
