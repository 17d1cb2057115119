import Testing

@testable import App

@Suite("The schedule of a final test")
struct ScheduleTests {
    private let schedule = Schedule(
        opens: Instant(milliseconds: 1_000_000), closes: Instant(milliseconds: 8_200_000), limit: .minutes(30))

    @Test(
        "is open from its opening to just before its closing",
        arguments: [
            (999_999, .notYetOpen), (1_000_000, .open), (8_199_999, .open), (8_200_000, .closed), (8_200_001, .closed),
        ] as [(Int64, Schedule.Phase)])
    func phases(now: Int64, phase: Schedule.Phase) {
        #expect(schedule.phase(at: Instant(milliseconds: now)) == phase)
    }

    @Test(
        "gives an attempt the whole limit, at most until the closing",
        arguments: [
            (1_000_000, 2_800_000), (6_399_999, 8_199_999), (6_400_000, 8_200_000), (6_400_001, 8_200_000),
            (8_199_999, 8_200_000),
        ] as [(Int64, Int64)])
    func deadlines(start: Int64, deadline: Int64) {
        #expect(schedule.deadline(startingAt: Instant(milliseconds: start), extra: .none) == Instant(milliseconds: deadline))
    }
}
