import NIOCore
import Synchronization

/// One request on a connection: when the last of its bytes was there.
final class RequestArrival: Sendable {
    private struct State {
        var lastByteAt: Instant?
        var begunAt: Instant?
    }

    /// Whether it was sent before the request in front of it was answered. No browser does that. Whoever does keeps it waiting by not
    /// taking that answer, and would choose after the fact whether it counts; so it counts from its turn on.
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

/// The requests of all open connections, noted where their bytes come in and before any queue of ours.
final class RequestArrivals: Sendable {
    private let now: @Sendable () -> Instant
    private let connections = Mutex<[ObjectIdentifier: Connection]>([:])

    /// - Parameter now: the server's clock.
    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
    }

    /// What one connection has sent.
    final class Connection: Sendable {
        private struct State {
            /// Those that nobody has begun to answer, in their order.
            var waiting: [RequestArrival] = []
            var newest: RequestArrival?
            /// Requests whose answer has not been written to its end.
            var unanswered = 0
        }

        private let now: @Sendable () -> Instant
        private let state = Mutex(State())

        fileprivate init(now: @escaping @Sendable () -> Instant) {
            self.now = now
        }

        /// A request has begun to come.
        func began() {
            state.withLock { state in
                let request = RequestArrival(isPipelined: state.unanswered > 0)
                state.unanswered += 1
                state.newest = request
                state.waiting.append(request)
            }
        }

        /// The last byte of the newest request is there.
        func completed() {
            let now = now()
            state.withLock { $0.newest }?.complete(at: now)
        }

        /// An answer was written to its end.
        func answered() {
            state.withLock { $0.unanswered = max(0, $0.unanswered - 1) }
        }

        /// The request whose turn it is: each is given once, in the order in which they came.
        func next() -> RequestArrival? {
            let now = now()
            let request = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
            request?.begin(at: now)
            return request
        }
    }

    func open(_ channel: any Channel) -> Connection {
        let connection = Connection(now: now)
        connections.withLock { $0[ObjectIdentifier(channel)] = connection }
        return connection
    }

    func close(_ channel: any Channel) {
        connections.withLock { $0[ObjectIdentifier(channel)] = nil }
    }

    /// The request that a connection's turn has come to; nil where bytes do not come in through a connection.
    func next(on channel: any Channel) -> RequestArrival? {
        connections.withLock { $0[ObjectIdentifier(channel)] }?.next()
    }
}
