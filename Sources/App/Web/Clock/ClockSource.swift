import Foundation

/// The two clocks of a machine; tests replace them.
struct ClockSource: Sendable {
    /// The clock that people, or a time server, set.
    let wall: @Sendable () -> Instant
    /// A clock that cannot be set. It stands still while the machine is suspended.
    let steady: @Sendable () -> Milliseconds

    static let system = ClockSource(
        wall: { Instant(milliseconds: milliseconds(CLOCK_REALTIME)) },
        steady: { Milliseconds(count: milliseconds(CLOCK_MONOTONIC)) })

    private static func milliseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
