import Database

/// One go at a test by one person.
struct Attempt: Sendable, Equatable {
    let id: ID<Attempt>
    let assessment: ID<Assessment>
    let person: ID<Person>
    /// 1 for the first of this person at this test.
    let ordinal: Int
    let revision: ID<AssessmentRevision>
    /// Decides which questions are drawn, their order, and the order of their options.
    let seed: Int64
    let startedAt: Instant
    /// Nil for a quiz.
    let deadline: Instant?
    /// Nil while it is in progress.
    let submission: Submission?

    /// An answer that arrives so long after the deadline still counts: it was under way in time.
    static let grace = Milliseconds.seconds(30)

    var isInProgress: Bool { submission == nil }

    /// The last moment at which an answer counts; nil for a quiz.
    var graceEnd: Instant? { deadline.map { $0 + Self.grace } }

    /// How an attempt stands at a moment.
    enum Phase: Sendable, Equatable {
        /// Questions are shown and answers taken.
        case open
        /// The time is up: answers under way are taken, nothing more is shown.
        case grace(until: Instant)
        case over
    }

    func phase(at now: Instant) -> Phase {
        guard isInProgress else { return .over }
        guard let deadline, let graceEnd, now > deadline else { return .open }
        return now <= graceEnd ? .grace(until: graceEnd) : .over
    }

    /// Whether the attempt is over although nobody has ended it yet.
    func isExpired(at now: Instant) -> Bool {
        isInProgress && phase(at: now) == .over
    }

    /// How an answer came, by its arrival, even if it waited while the attempt was ended.
    /// - Parameter clock: the time when it is written down. An end that lies after it was before the clock was set back.
    func arrival(at arrivedAt: Instant, clock: Instant = .farthest) -> Arrival {
        let end = submission.map { $0.reason == .submitted ? $0.endedAt : graceEnd ?? $0.endedAt }
        if let end, end > clock, arrivedAt <= clock { return .late }
        if let submission, submission.reason == .submitted, arrivedAt >= submission.endedAt { return .late }
        guard let deadline, let graceEnd, arrivedAt > deadline else { return .inTime }
        return arrivedAt <= graceEnd ? .grace : .late
    }
}

/// When an answer arrived, as the log keeps it.
enum Arrival: String, Sendable, DatabaseValue {
    case inTime = "in-time"
    /// After the deadline, but under way before it: counts.
    case grace
    /// After the end: kept in the log, not counted.
    case late
}

/// How an attempt ended.
struct Submission: Sendable, Equatable {
    enum Reason: String, Sendable, DatabaseValue {
        /// The student ended it, or a teacher did.
        case submitted
        /// Its time was up: it ended at the deadline.
        case expired
    }

    let endedAt: Instant
    let reason: Reason
    let outcome: Outcome
    let mark: Mark
}
