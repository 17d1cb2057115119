import Synchronization

/// The time by which the server decides. It runs steadily from the start of the server, whatever happens to the machine's clock,
/// and adopts that clock's time only when told to.
final class SteadyClock: Sendable {
    private struct State {
        var anchor: Instant
        let anchoredAt: Milliseconds
        /// How much earlier deadlines come because of quiet steps; never negative.
        var shortened = Milliseconds(count: 0)
        /// When this one was last set, by the steady clock; nil when it never was.
        var setAt: Milliseconds?
    }

    /// The longest time that a request may be in progress.
    private static let inFlight = Milliseconds.minutes(5)
    /// Smaller steps come from rounding.
    private static let smallestStep: Int64 = 20

    /// A reading of both clocks that took longer says nothing about their difference.
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

    /// Whether all requests in progress arrived after the last change of the clock. Times before and after a change cannot be
    /// compared.
    var isSettled: Bool {
        let steady = source.steady()
        return state.withLock { state in
            state.setAt.map { Milliseconds(count: steady.count - $0.count) > Self.inFlight } ?? true
        }
    }

    /// What the machine's clock has done since it was last adopted.
    func step() -> ClockStep {
        let before = source.steady()
        let wall = source.wall()
        let after = source.steady()
        guard Milliseconds(count: after.count - before.count) <= Self.slowestReading else { return .none }
        return state.withLock { ClockStep(difference: wall - Self.time($0, after), shortened: $0.shortened) }
    }

    /// Adopts the time of the machine's clock after a step.
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
