import Testing

@testable import App

@Suite("A personal deadline")
struct PersonalDeadlineTests {
    private static let start = SampleInstitution.start

    private func deadline(_ extra: ExtraTime, limit: Int, window: Int, running: Attempt? = nil) -> PersonalDeadline {
        let schedule = Schedule(opens: Self.start, closes: Self.start + .minutes(window), limit: .minutes(limit))
        return PersonalDeadline(
            assessment: SampleExtraTime.final, schedule: schedule, extra: extra, isException: false, running: running)
    }

    @Test("is at the latest that of whoever starts when the whole limit just fits in")
    func latest() {
        #expect(deadline(.none, limit: 30, window: 120).latestEnd == Self.start + .minutes(120))
        let half = ExtraTime(factor: 1500, added: .minutes(10))
        #expect(deadline(half, limit: 30, window: 120).latestEnd == Self.start + .minutes(145))
        #expect(deadline(half, limit: 30, window: 120).time == .minutes(55))
        #expect(deadline(half, limit: 60, window: 20).latestEnd == Self.start + .minutes(40))
        #expect(deadline(half, limit: 60, window: 20).time == .minutes(40))
    }

    @Test("nobody who starts at any minute ends later")
    func never() {
        for (factor, added) in [(1000, 0), (1250, 0), (1000, 15), (2000, 30)] {
            let extra = ExtraTime(factor: factor, added: .minutes(added))
            let personal = deadline(extra, limit: 30, window: 45)
            for minute in 0..<45 {
                let end = personal.schedule.deadline(startingAt: Self.start + .minutes(minute), extra: extra)
                #expect(end <= personal.latestEnd)
            }
        }
    }

    @Test("of somebody who is working it is that of the attempt")
    func running() {
        #expect(
            deadline(.none, limit: 30, window: 120, running: SampleExtraTime.running).latestEnd
                == SampleExtraTime.running.deadline)
    }
}
