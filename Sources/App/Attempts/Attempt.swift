import Database

/// One attempt of a person at a test.
struct Attempt: Sendable, Equatable {
    let id: ID<Attempt>
    let assessment: ID<Assessment>
    let person: ID<Person>
    /// Counts this person's attempts at this test, from 1.
    let ordinal: Int
    let revision: ID<AssessmentRevision>
    /// Determines which questions are drawn, and the order of the questions and of their options.
    let seed: Int64
    let startedAt: Instant
    /// When it ends; nil for a quiz.
    let deadline: Instant?
    /// How it ended; nil while it is in progress.
    let submission: Submission?
    /// How often it was annulled and restored, in turn.
    var annulments = 0

    /// Whether it counts for nothing.
    var isAnnulled: Bool { annulments % 2 == 1 }

    /// The time after the deadline in which arriving answers still count, because they were sent before it.
    static let grace = Milliseconds.seconds(30)

    var isInProgress: Bool { submission == nil }

    /// The last moment at which an answer counts; nil for a quiz.
    var graceEnd: Instant? { deadline.map { $0 + Self.grace } }

    /// The state of an attempt at a moment.
    enum Phase: Sendable, Equatable {
        /// Questions are shown and answers taken.
        case open
        /// The deadline has passed: answers that arrive until then are accepted, and no questions are shown.
        case grace(until: Instant)
        case over
    }

    func phase(at now: Instant) -> Phase {
        guard isInProgress else { return .over }
        guard let deadline, let graceEnd, now > deadline else { return .open }
        return now <= graceEnd ? .grace(until: graceEnd) : .over
    }

    /// Whether the time of an attempt in progress, with the grace, is over.
    func isExpired(at now: Instant) -> Bool {
        isInProgress && phase(at: now) == .over
    }

    /// How an answer that arrived at a moment counts, even if it was waiting while the attempt was ended.
    /// - Parameter clock: the present time. An end later than it was stored before the clock was set back.
    func arrival(at arrivedAt: Instant, clock: Instant = .farthest) -> Arrival {
        let end = submission.map { $0.reason == .submitted ? $0.endedAt : graceEnd ?? $0.endedAt }
        if let end, end > clock, arrivedAt <= clock { return .late }
        if let submission, submission.reason == .submitted, arrivedAt >= submission.endedAt { return .late }
        guard let deadline, let graceEnd, arrivedAt > deadline else { return .inTime }
        return arrivedAt <= graceEnd ? .grace : .late
    }
}

/// How the arrival of an answer relates to the end of its attempt, as the log stores it.
enum Arrival: String, Sendable, DatabaseValue {
    case inTime = "in-time"
    /// After the deadline, but within the grace: it counts.
    case grace
    /// After the end: it is kept in the log and does not count.
    case late
}

/// How an attempt ended.
struct Submission: Sendable, Equatable {
    enum Reason: String, Sendable, DatabaseValue {
        /// The student or a teacher ended it.
        case submitted
        /// Its time was over: it ended at the deadline.
        case expired
    }

    let endedAt: Instant
    let reason: Reason
    let outcome: Outcome
    let mark: Mark
}
