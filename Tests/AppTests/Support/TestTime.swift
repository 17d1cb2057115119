import Synchronization

@testable import App

/// A steady clock that a test moves, also back, as no real one goes.
final class TestTime: Sendable {
    private let current = Mutex(Milliseconds(count: 0))

    var now: Milliseconds { current.withLock { $0 } }

    func advance(by duration: Milliseconds) {
        current.withLock { $0 = Milliseconds(count: $0.count + duration.count) }
    }
}
