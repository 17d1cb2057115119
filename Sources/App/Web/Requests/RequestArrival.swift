import NIOCore
import Synchronization

/// One request on a connection, with the time when its last byte arrived.
final class RequestArrival: Sendable {
    private struct State {
        var lastByteAt: Instant?
        var begunAt: Instant?
    }

    /// Whether it was sent before the answer to the previous request. Browsers do not do that. A client that does can delay the
    /// request by not reading that answer, and so decide later whether it counts. Its time is therefore that of its turn.
    private let isPipelined: Bool
    private let state = Mutex(State())

    init(isPipelined: Bool) {
        self.isPipelined = isPipelined
    }

    /// When it was complete; nil while something of it is missing.
    var completedAt: Instant? {
        state.withLock { state in
            guard let lastByteAt = state.lastByteAt, isPipelined, let begunAt = state.begunAt else { return state.lastByteAt }
            return max(lastByteAt, begunAt)
        }
    }

    fileprivate func complete(at now: Instant) {
        state.withLock { $0.lastByteAt = now }
    }

    fileprivate func begin(at now: Instant) {
        state.withLock { $0.begunAt = now }
    }
}

/// The requests of all open connections, recorded where their bytes arrive, before any queue of the server.
final class RequestArrivals: Sendable {
    private let now: @Sendable () -> Instant
    private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
    private let count = Count()

    /// - Parameter now: the server's clock.
    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
    }

    /// How many requests have arrived and do not have their turn yet.
    var waiting: Int { count.waiting.load(ordering: .relaxed) }

    /// Of all connections.
    fileprivate final class Count: Sendable {
        let waiting = Atomic(0)

        func add(_ difference: Int) {
            waiting.wrappingAdd(difference, ordering: .relaxed)
        }
    }

    /// The requests of one connection.
    final class Connection: Sendable {
        private struct State {
            /// Requests that have not been started, in their order.
            var waiting: [RequestArrival] = []
            var newest: RequestArrival?
            /// The number of requests whose answer has not been written completely.
            var unanswered = 0
        }

        private let now: @Sendable () -> Instant
        private let count: Count
        private let state = Mutex(State())

        fileprivate init(now: @escaping @Sendable () -> Instant, count: Count) {
            (self.now, self.count) = (now, count)
        }

        /// The first bytes of a request have arrived.
        func began() {
            state.withLock { state in
                let request = RequestArrival(isPipelined: state.unanswered > 0)
                state.unanswered += 1
                state.newest = request
                state.waiting.append(request)
            }
            count.add(1)
        }

        /// The last byte of the newest request has arrived.
        func completed() {
            let now = now()
            state.withLock { $0.newest }?.complete(at: now)
        }

        /// An answer was written completely.
        func answered() {
            state.withLock { $0.unanswered = max(0, $0.unanswered - 1) }
        }

        /// Requests that were not given will not be.
        fileprivate func end() {
            let lost = state.withLock { state in
                defer { state.waiting = [] }
                return state.waiting.count
            }
            count.add(-lost)
        }

        /// The next request to be handled. Each is given once, in the order of arrival.
        func next() -> RequestArrival? {
            let now = now()
            let request = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
            request?.begin(at: now)
            return request
        }
    }

    func open(_ channel: any Channel) -> Connection {
        let connection = Connection(now: now, count: count)
        connections.withLock { $0[ObjectIdentifier(channel)] = connection }
        return connection
    }

    func close(_ channel: any Channel) {
        connections.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }?.end()
    }

    /// The next request of a connection; nil when there is no network connection. `turn` has to follow.
    func next(on channel: any Channel) -> RequestArrival? {
        connections.withLock { $0[ObjectIdentifier(channel)] }?.next()
    }

    /// Waits behind all that is ready to run, when other requests wait as well. A connection whose next request is there as soon as its
    /// answer is written would otherwise go on at once, again and again, while the others wait.
    func turn() async {
        if waiting > 1 { await Task.yield() }
        count.add(-1)
    }
}
