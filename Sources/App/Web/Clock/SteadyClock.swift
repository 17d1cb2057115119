import Synchronization

/// The time by which the server decides. It goes on steadily from when it was started, whatever happens to the machine's clock, and
/// takes over what that says only when it is told to.
final class SteadyClock: Sendable {
    private struct State {
        var anchor: Instant
        let anchoredAt: Milliseconds
        /// How much earlier than said deadlines come because of steps that nobody was told of; never below zero.
        var shortened = Milliseconds(count: 0)
        /// When this one was last set, by the steady clock; nil when it never was.
        var setAt: Milliseconds?
    }

    /// A request may be under way for so long.
    private static let inFlight = Milliseconds.minutes(5)
    /// Steps below this are the clocks' own rounding.
    private static let smallestStep: Int64 = 20

    /// A reading that took longer tells nothing about the difference of the two clocks.
    private static let slowestReading = Milliseconds(count: 50)

    private let source: ClockSource
    private let state: Mutex<State>

    init(_ source: ClockSource) {
        self.source = source
        state = Mutex(State(anchor: source.wall(), anchoredAt: source.steady()))
    }

    func now() -> Instant {
        let steady = source.steady()
        return state.withLock { Self.time($0, steady) }
    }

    /// Whether everything that is under way arrived by the time as it goes now. Two moments before and after a step tell nothing about which
    /// was first.
    var isSettled: Bool {
        let steady = source.steady()
        return state.withLock { state in
            state.setAt.map { Milliseconds(count: steady.count - $0.count) > Self.inFlight } ?? true
        }
    }

    /// What the machine's clock has done since this one last took it over.
    func step() -> ClockStep {
        let before = source.steady()
        let wall = source.wall()
        let after = source.steady()
        guard Milliseconds(count: after.count - before.count) <= Self.slowestReading else { return .none }
        return state.withLock { ClockStep(difference: wall - Self.time($0, after), shortened: $0.shortened) }
    }

    /// Goes on from what the machine's clock said at a step.
    func adopt(_ step: ClockStep) {
        let steady = source.steady()
        state.withLock { state in
            let isRounding = (1 - Self.smallestStep..<Self.smallestStep).contains(step.difference.count)
            if !isRounding { state.setAt = steady }
            state.anchor = state.anchor + step.difference
            let shortened = state.shortened.count + step.difference.count - step.movesDeadlines.count
            state.shortened = Milliseconds(count: max(0, shortened))
        }
    }

    private static func time(_ state: State, _ steady: Milliseconds) -> Instant {
        state.anchor + Milliseconds(count: steady.count - state.anchoredAt.count)
    }
}
