import Foundation
import Synchronization

/// How many sites are open at the same time: enough that some work while others wait for the disk. Without a limit every test begins
/// before the first has ended, and thousands of databases are open at once.
final class TestPlaces: Sendable {
    static let shared = TestPlaces(most: 2 * ProcessInfo.processInfo.activeProcessorCount)

    /// Whether the running test has a place: it opens a second site on it.
    @TaskLocal private static var isTaken = false

    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(most: Int) {
        state = Mutex(State(free: most))
    }

    func take(_ body: () async throws -> Void) async throws {
        guard !Self.isTaken else { return try await body() }
        await enter()
        defer { leave() }
        try await Self.$isTaken.withValue(true) { try await body() }
    }

    private func enter() async {
        await withCheckedContinuation { turn in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(turn)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { turn.resume() }
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            // The last one that came is as good as the first.
            let next = state.waiting.popLast()
            if next == nil { state.free += 1 }
            return next
        }
        next?.resume()
    }
}
