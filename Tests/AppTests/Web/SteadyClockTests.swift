import Foundation
import Logging
import Synchronization
import Testing

@testable import App

/// A machine whose clocks a test sets.
final class TestMachine: Sendable {
    private let state: Mutex<(wall: Instant, steady: Milliseconds, slowness: Milliseconds)>

    init(_ start: Instant = SampleInstitution.start) {
        state = Mutex((start, .hours(5), Milliseconds(count: 0)))
    }

    var source: ClockSource {
        ClockSource(
            wall: { self.state.withLock { $0.wall } },
            steady: {
                self.state.withLock { state in
                    state.steady = Milliseconds(count: state.steady.count + state.slowness.count)
                    return state.steady
                }
            })
    }

    /// Time goes by for both clocks.
    func advance(by time: Milliseconds) {
        state.withLock { state in
            state.wall = state.wall + time
            state.steady = Milliseconds(count: state.steady.count + time.count)
        }
    }

    /// Somebody sets the clock.
    func set(by time: Milliseconds) {
        state.withLock { $0.wall = $0.wall + time }
    }

    /// Every reading of the steady clock takes so long.
    func becomeSlow(_ time: Milliseconds) {
        state.withLock { $0.slowness = time }
    }
}

@Suite("The steady clock")
struct SteadyClockTests {
    private let start = SampleInstitution.start

    @Test(
        "goes on steadily, however the machine's clock is set",
        arguments: [-86_400_000, -3_600_000, -1_000, 0, 1_000, 3_600_000, 86_400_000] as [Int64])
    func steady(jump: Int64) {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        machine.advance(by: .minutes(10))
        machine.set(by: Milliseconds(count: jump))
        machine.advance(by: .minutes(10))
        #expect(clock.now() == start + .minutes(20))
        clock.adopt(clock.step())
        #expect(clock.now() == start + .minutes(20) + Milliseconds(count: jump))
        #expect(clock.step() == .none)
    }

    @Test(
        "takes over small steps without a word, and tells larger ones apart",
        arguments: [
            (0, .none), (1, .quiet(Milliseconds(count: 1))), (2000, .quiet(.seconds(2))), (-2000, .quiet(.seconds(-2))),
            (2001, .forward(Milliseconds(count: 2001), deadlines: Milliseconds(count: 2001))),
            (-2001, .back(Milliseconds(count: -2001))), (3_600_000, .forward(.hours(1), deadlines: .hours(1))),
        ] as [(Int64, ClockStep)])
    func kinds(jump: Int64, expected: ClockStep) {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        machine.set(by: Milliseconds(count: jump))
        #expect(clock.step() == expected)
    }

    @Test("lets no deadline come more than two seconds early, however many small steps there are")
    func sum() {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        var moved: Int64 = 0
        for second in 1...1000 {
            machine.advance(by: .seconds(1))
            machine.set(by: Milliseconds(count: 700))
            let step = clock.step()
            moved += step.movesDeadlines.count
            clock.adopt(step)
            // What the clock says, less what deadlines were given, less what really went by.
            let early = (clock.now() - start).count - moved - Int64(second) * 1000
            #expect((0...2000).contains(early))
        }
        #expect(moved >= 700 * 1000 - 2000)
    }

    @Test("owes nothing for steps that were taken back")
    func backAndForth() {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        for _ in 0..<10 {
            for step in [1500, -1500] as [Int64] {
                machine.set(by: Milliseconds(count: step))
                #expect(clock.step() == .quiet(Milliseconds(count: step)))
                clock.adopt(clock.step())
            }
        }
        machine.set(by: .seconds(-60))
        clock.adopt(clock.step())
        machine.set(by: .seconds(2))
        #expect(clock.step() == .quiet(.seconds(2)))
    }

    @Test("believes no comparison that took long: the machine may have stood still in the middle of it")
    func slowReading() {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        machine.set(by: .hours(1))
        machine.becomeSlow(Milliseconds(count: 51))
        #expect(clock.step() == .none)
        machine.becomeSlow(Milliseconds(count: 0))
        #expect(clock.step() != .none)
    }

    @Test("of the machine itself goes on")
    func system() {
        let clock = SteadyClock(.system)
        // Between two looks at the machine's clock, however long the machine pauses there; it counts in other steps than ours.
        let (early, before, late) = (Instant(Date()), clock.now(), Instant(Date()))
        #expect(before > early + .seconds(-1) && before < late + .seconds(1))
        #expect(clock.now() >= before)
    }
}

@Suite("What watches the clock")
struct ClockServiceTests {
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    @Test("moves deadlines first, by the old time, then takes over the new one, and asks once more for what came in between")
    func order() async {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        let asked = Mutex<[ClockJump]>([])
        let service = ClockService(clock: clock, logger: logger) { jump in
            asked.withLock { $0.append(jump) }
            if jump.adoptedAt == nil {
                #expect(clock.now() == SampleInstitution.start)
                machine.advance(by: .seconds(3))
            }
            return 0
        }
        machine.set(by: .hours(1))
        await service.check()
        let start = SampleInstitution.start
        #expect(clock.now() == start + .hours(1) + .seconds(3))
        var jump = ClockJump(size: .hours(1), at: start)
        let first = jump
        jump.adoptedAt = start + .seconds(3)
        #expect(asked.withLock { $0 } == [first, jump])
        machine.advance(by: .seconds(59))
        await service.check()
        #expect(asked.withLock { $0 } == [first, jump, jump])
        machine.advance(by: .seconds(2))
        await service.check()
        #expect(asked.withLock { $0.count } == 3)
    }

    @Test("keeps the old time as long as the deadlines cannot be written down")
    func failing() async {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        let fails = Mutex(true)
        let service = ClockService(clock: clock, logger: logger) { _ in
            if fails.withLock({ $0 }) { throw CancellationError() }
            return 0
        }
        machine.set(by: .minutes(10))
        await service.check()
        machine.advance(by: .seconds(1))
        #expect(clock.now() == SampleInstitution.start + .seconds(1))
        fails.withLock { $0 = false }
        await service.check()
        #expect(clock.now() == SampleInstitution.start + .minutes(10) + .seconds(1))
    }

    @Test("moves nothing when the clock is set back, or a little", arguments: [-86_400_000, -2_001, -1, 1, 2_000] as [Int64])
    func noMove(jump: Int64) async {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        let service = ClockService(clock: clock, logger: logger) { _ in
            Issue.record("deadlines moved")
            return 0
        }
        machine.set(by: Milliseconds(count: jump))
        await service.check()
        #expect(clock.now() == SampleInstitution.start + Milliseconds(count: jump))
    }

    @Test(
        "is settled again five minutes after it was set; its own rounding does not count",
        arguments: [-3_600_000, -100, 100, 3_600_000] as [Int64])
    func settled(jump: Int64) {
        let machine = TestMachine()
        let clock = SteadyClock(machine.source)
        #expect(clock.isSettled)
        machine.set(by: Milliseconds(count: 3))
        clock.adopt(clock.step())
        #expect(clock.isSettled)
        machine.set(by: Milliseconds(count: jump))
        clock.adopt(clock.step())
        #expect(!clock.isSettled)
        machine.advance(by: .minutes(5))
        #expect(!clock.isSettled)
        machine.advance(by: .seconds(1))
        #expect(clock.isSettled)
    }
}
