import NIOCore

/// How long the other side of a connection may keep the server waiting.
struct PaceLimits: Sendable {
    /// A body that brings no files is there after so long, or not at all.
    var wholeForm = TimeAmount.seconds(60)
    /// A body may take so long whatever its pace.
    var freeBody = TimeAmount.seconds(30)
    /// After that it must have come at so many bytes a second; the slowest phone network (20 kbit/s) brings 2,500.
    var bodyPace = 1024
    /// An answer of which nothing at all was taken for so long is given up.
    var stalledAnswer = TimeAmount.seconds(60)
    /// The same for both when the server was told to stop.
    var patienceAtEnd = TimeAmount.seconds(3)
    /// So long after it was told to stop nothing is waited for any more.
    var end = TimeAmount.seconds(8)
}

/// What one connection owes: the rest of a request's body, and the taking of what was answered. Counts only time in which the server
/// waits for the other side, never time that the server takes itself.
struct RequestPace: Sendable {
    enum Verdict: Sendable, Equatable {
        case fair
        case slowBody
        case stalledAnswer
        /// The server stops and has waited long enough.
        case over
    }

    private let limits: PaceLimits
    private(set) var expectsBody = false
    private var bringsFiles = false
    private var received = 0
    private var waited = TimeAmount.zero
    private var waitingSince: NIODeadline?
    /// Since when nothing of what was written has left; nil when nothing is left to send.
    private var unmovedSince: NIODeadline?
    private var unsentBytes = 0
    private var toldToStopAt: NIODeadline?

    init(_ limits: PaceLimits) {
        self.limits = limits
    }

    var isToldToStop: Bool { toldToStopAt != nil }

    /// Whether there is anything to look after.
    var isOwed: Bool { expectsBody || unmovedSince != nil || isToldToStop }

    /// - Parameter bringsFiles: whether it may take as long as its bytes need at a fair pace.
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

    /// From now on the server wants to read.
    mutating func beganWaiting(at now: NIODeadline) {
        if waitingSince == nil { waitingSince = now }
    }

    /// Something came, and the server is busy with it.
    mutating func stoppedWaiting(at now: NIODeadline) {
        if let waitingSince, expectsBody { waited = waited + (now - waitingSince) }
        waitingSince = nil
    }

    /// How much of what was written has not left yet.
    /// - Parameter hasMoved: whether something is known to have left, however much came behind it.
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

    /// Whether the connection may go on.
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

    /// So many bytes of the body must have come by now.
    private func owedBytes(after whole: TimeAmount) -> Int {
        let paced = whole.nanoseconds - limits.freeBody.nanoseconds
        return paced <= 0 ? 0 : Int(paced / 1_000_000) * limits.bodyPace / 1000
    }
}
