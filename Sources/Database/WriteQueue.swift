import DequeModule
import Synchronization

/// Changes that wait for the one connection that writes, in their order of arrival.
final class WriteQueue: Sendable {
    private struct State {
        var waiting: Deque<PendingWrite> = []
        /// Whether somebody is serving the queue, or is about to.
        var isServed = false
        /// Why no changes are accepted.
        var end: DatabaseProblem?
    }

    private let state = Mutex(State())
    /// The most changes that may wait.
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Adds a change, or refuses it at once. Gives whether the caller has to start serving the queue.
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

    /// Removes and gives the change that has waited longest.
    func next() -> PendingWrite? {
        state.withLock { $0.waiting.popFirst() }
    }

    /// Removes and gives all changes that wait.
    func takeAll() -> [PendingWrite] {
        state.withLock { state in
            defer { state.waiting = [] }
            return Array(state.waiting)
        }
    }

    /// Whether more changes wait. If none do, the queue counts as not being served.
    func goesOn() -> Bool {
        state.withLock { state in
            state.isServed = !state.waiting.isEmpty
            return state.isServed
        }
    }

    /// Accepts no more changes, and refuses those that wait. After a failure of the disk, that reason is kept.
    func end(_ problem: DatabaseProblem) {
        let refused = state.withLock { state in
            defer { state.waiting = [] }
            if state.end?.isFailureOfTheDisk != true { state.end = problem }
            return state.waiting
        }
        for pending in refused { pending.refuse(problem) }
    }

    /// Accepts no more changes; those that wait are still run.
    func close() {
        state.withLock { $0.end = $0.end ?? .closed }
    }

    /// How many wait.
    var count: Int {
        state.withLock { $0.waiting.count }
    }

    /// Why no changes are accepted; nil while they are.
    var problem: DatabaseProblem? {
        state.withLock { $0.end }
    }
}
