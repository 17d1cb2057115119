import NIOCore

/// Limits on how long a client may keep the server waiting.
struct PaceLimits: Sendable {
    /// The most time for a body without files.
    var wholeForm = TimeAmount.seconds(60)
    /// The time for which a body may arrive at any speed.
    var freeBody = TimeAmount.seconds(30)
    /// The lowest average speed after that, in bytes per second. The slowest phone network (20 kbit/s) transfers 2,500.
    var bodyPace = 1024
    /// The most time in which no part of an answer is accepted by the client.
    var stalledAnswer = TimeAmount.seconds(60)
    /// The limit for both when the server is stopping.
    var patienceAtEnd = TimeAmount.seconds(3)
    /// The time after the request to stop at which all connections are closed.
    var end = TimeAmount.seconds(8)
}

/// What one connection has to do: send the rest of a body, and accept the answer. Only time in which the server waits for the
/// client is counted.
struct RequestPace: Sendable {
    enum Verdict: Sendable, Equatable {
        case fair
        case slowBody
        case stalledAnswer
        /// The server is stopping and has waited long enough.
        case over
    }

    private let limits: PaceLimits
    private(set) var expectsBody = false
    private var bringsFiles = false
    private var received = 0
    private var waited = TimeAmount.zero
    private var waitingSince: NIODeadline?
    /// Since when no part of the written answer has been accepted; nil when nothing is left to send.
    private var unmovedSince: NIODeadline?
    private var unsentBytes = 0
    private var toldToStopAt: NIODeadline?

    init(_ limits: PaceLimits) {
        self.limits = limits
    }

    var isToldToStop: Bool { toldToStopAt != nil }

    /// Whether the connection has to be watched.
    var isOwed: Bool { expectsBody || unmovedSince != nil || isToldToStop }

    /// - Parameter bringsFiles: whether the body may take as long as it needs at the lowest speed.
    mutating func requestBegan(bringsFiles: Bool = false) {
        expectsBody = true
        self.bringsFiles = bringsFiles
        received = 0
        waited = .zero
        waitingSince = nil
    }

    mutating func received(bytes: Int) {
        received += bytes
    }

    mutating func requestEnded() {
        expectsBody = false
    }

    /// The server begins to wait for more of the body.
    mutating func beganWaiting(at now: NIODeadline) {
        if waitingSince == nil { waitingSince = now }
    }

    /// Something arrived, and the server is working on it.
    mutating func stoppedWaiting(at now: NIODeadline) {
        if let waitingSince, expectsBody { waited = waited + (now - waitingSince) }
        waitingSince = nil
    }

    /// Reports how much of what was written has not been sent.
    /// - Parameter hasMoved: whether some of it is known to have been sent, even if more was added.
    mutating func unsent(bytes: Int, isAnything: Bool, hasMoved: Bool, at now: NIODeadline) {
        if !isAnything {
            unmovedSince = nil
        } else if unmovedSince == nil || hasMoved || bytes < unsentBytes {
            unmovedSince = now
        }
        unsentBytes = bytes
    }

    mutating func toldToStop(at now: NIODeadline) {
        if toldToStopAt == nil { toldToStopAt = now }
    }

    /// Whether the connection may continue.
    func verdict(at now: NIODeadline) -> Verdict {
        if let toldToStopAt {
            if now - toldToStopAt >= limits.end { return .over }
            if expectsBody, now - toldToStopAt >= limits.patienceAtEnd { return .slowBody }
        }
        let patience = isToldToStop ? limits.patienceAtEnd : limits.stalledAnswer
        if let unmovedSince, now - unmovedSince >= patience { return .stalledAnswer }
        guard expectsBody else { return .fair }
        let whole = waitedUntil(now)
        return (!bringsFiles && whole >= limits.wholeForm) || owedBytes(after: whole) > received ? .slowBody : .fair
    }

    /// How long this body has been waited for.
    private func waitedUntil(_ now: NIODeadline) -> TimeAmount {
        waited + (waitingSince.map { now - $0 } ?? .zero)
    }

    /// How many bytes of the body should have arrived by then.
    private func owedBytes(after whole: TimeAmount) -> Int {
        let paced = whole.nanoseconds - limits.freeBody.nanoseconds
        return paced <= 0 ? 0 : Int(paced / 1_000_000) * limits.bodyPace / 1000
    }
}
