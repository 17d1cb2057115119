import Foundation
import Synchronization

@testable import App

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private struct State {
        var now: Instant
        var steady = Milliseconds(count: 0)
    }

    private let state: Mutex<State>

    init(_ start: Instant) {
        state = Mutex(State(now: start))
    }

    var now: Instant { state.withLock(\.now) }

    /// What a steady clock beside this one counts: it goes on with it, and never back.
    var steady: Milliseconds { state.withLock(\.steady) }

    func advance(by duration: Milliseconds) {
        set(now + duration)
    }

    func set(_ instant: Instant) {
        state.withLock { state in
            state.steady = Milliseconds(count: state.steady.count + max(0, (instant - state.now).count))
            state.now = instant
        }
    }
}
