import DequeModule
import Hummingbird
import Synchronization

/// How many pages are made at once. More would not be ready sooner on the same cores, and each takes memory until it is ready: without
/// a limit, ten thousand phones that ask in the same second take hundreds of megabytes.
final class PageSlots: Sendable {
    private struct State {
        var free: Int
        /// Those who wait for a slot, in the order in which they came.
        var waiting: Deque<CheckedContinuation<Void, any Error>> = []
    }

    private let state: Mutex<State>
    private let mostWaiting: Int

    /// - Parameter mostWaiting: so many may wait for a slot.
    init(_ count: Int, mostWaiting: Int) {
        state = Mutex(State(free: count))
        self.mostWaiting = mostWaiting
    }

    /// Makes a page when its turn has come.
    /// - Throws: `Problem.busy` when too many wait.
    func take<Page>(_ make: () async throws -> Page) async throws -> Page {
        if !takeFree() { try await waitForOne() }
        defer { giveBack() }
        return try await make()
    }

    private enum Found {
        case slot, place, nothing
    }

    private func takeFree() -> Bool {
        state.withLock { state in
            guard state.free > 0 else { return false }
            state.free -= 1
            return true
        }
    }

    /// Waits for a slot that another page leaves.
    private func waitForOne() async throws {
        try await withCheckedThrowingContinuation { (turn: CheckedContinuation<Void, any Error>) in
            let found = state.withLock { state -> Found in
                // One may have become free since.
                if state.free > 0 {
                    state.free -= 1
                    return .slot
                }
                guard state.waiting.count < mostWaiting else { return .nothing }
                state.waiting.append(turn)
                return .place
            }
            switch found {
            case .slot: turn.resume()
            case .place: break
            case .nothing: turn.resume(throwing: Problem.busy)
            }
        }
    }

    private func giveBack() {
        let next = state.withLock { state in
            guard let next = state.waiting.popFirst() else {
                state.free += 1
                return CheckedContinuation<Void, any Error>?.none
            }
            return next
        }
        next?.resume()
    }
}

/// Makes those wait who ask for a page while very many are made. Forms are not among them: what somebody has sent is taken at once, and who
/// sends slowly keeps nobody waiting.
struct PageSlotsMiddleware: RouterMiddleware {
    let slots: PageSlots

    func handle(
        _ request: Request, context: VisitorContext,
        next: (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get || request.method == .head else { return try await next(request, context) }
        return try await slots.take { try await next(request, context) }
    }
}
