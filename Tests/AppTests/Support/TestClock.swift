import Foundation
import Synchronization

@testable import App

/// A clock that stands still until a test moves it.
final class TestClock: Sendable {
    private let current: Mutex<Instant>

    init(_ start: Instant) {
        current = Mutex(start)
    }

    var now: Instant { current.withLock { $0 } }

    func advance(by duration: Milliseconds) {
        current.withLock { $0 = $0 + duration }
    }

    func set(_ instant: Instant) {
        current.withLock { $0 = instant }
    }
}
