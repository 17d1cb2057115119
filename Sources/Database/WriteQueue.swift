import DequeModule
import Synchronization

/// Changes that wait for the one connection that writes, in their order of arrival.
final class WriteQueue: Sendable {
    private struct State {
        var waiting: Deque<PendingWrite> = []
        /// Whether somebody is serving the queue, or is about to.
        var isServed = false
        /// Why nothing is taken any more.
        var end: DatabaseProblem?
    }

    private let state = Mutex(State())
    /// More than this many do not wait.
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Takes a change, or refuses it at once. Gives whether the caller has to see that the queue is served.
    func add(_ pending: PendingWrite) -> Bool {
        let (problem, begins) = state.withLock { state -> (DatabaseProblem?, Bool) in
            if let end = state.end { return (end, false) }
            guard state.waiting.count < capacity else { return (.busy, false) }
            state.waiting.append(pending)
            defer { state.isServed = true }
            return (nil, !state.isServed)
        }
        if let problem { pending.refuse(problem) }
        return begins
    }

    /// The change that has waited longest.
    func next() -> PendingWrite? {
        state.withLock { $0.waiting.popFirst() }
    }

    /// All that wait.
    func takeAll() -> [PendingWrite] {
        state.withLock { state in
            defer { state.waiting = [] }
            return Array(state.waiting)
        }
    }

    /// Whether more changes wait. If not, the queue is no longer served.
    func goesOn() -> Bool {
        state.withLock { state in
            state.isServed = !state.waiting.isEmpty
            return state.isServed
        }
    }

    /// Takes no more changes, and refuses those that wait. A failure of the disk is the reason that stays.
    func end(_ problem: DatabaseProblem) {
        let refused = state.withLock { state in
            defer { state.waiting = [] }
            if state.end?.isFailureOfTheDisk != true { state.end = problem }
            return state.waiting
        }
        for pending in refused { pending.refuse(problem) }
    }

    /// Takes no more changes; those that wait still have their turn.
    func close() {
        state.withLock { $0.end = $0.end ?? .closed }
    }

    /// How many wait.
    var count: Int {
        state.withLock { $0.waiting.count }
    }

    /// Why nothing is taken any more, nil while changes are taken.
    var problem: DatabaseProblem? {
        state.withLock { $0.end }
    }
}
