/// The state of a test for one person at one moment.
enum TestState: Sendable, Equatable {
    case inProgress(ID<Attempt>, answered: Int, total: Int)
    /// An attempt may be started; it may not be the first.
    case open
    /// The pause between two attempts is not over.
    case pausing(until: Instant)
    case opensLater(Instant)
    case closed
    /// The time of an attempt is over, but it has not been ended; its results are, or will be, at its address.
    case expired(ID<Attempt>)
    /// No attempts are left; this is the last one.
    case ended(ID<Attempt>)
    /// The person sees the test without studying the course: attempts are only for its students.
    case notEnrolled

    init(_ entry: AssessmentStore.Entry, at now: Instant) {
        let (assessment, attempts) = (entry.assessment, entry.attempts)
        if let running = attempts.first(where: \.isInProgress) {
            self =
                running.phase(at: now) == .open
                ? .inProgress(running.id, answered: entry.answered, total: entry.attemptQuestions)
                : .expired(running.id)
            return
        }
        guard entry.isEnrolled else {
            self = attempts.last.map { .ended($0.id) } ?? .notEnrolled
            return
        }
        if let last = attempts.last, assessment.policy.left(after: attempts.count) == 0 {
            self = .ended(last.id)
            return
        }
        switch assessment.schedule?.phase(at: now) {
        case .notYetOpen: self = .opensLater(assessment.schedule?.opens ?? now)
        case .closed: self = attempts.last.map { .ended($0.id) } ?? .closed
        case .open, nil:
            self = Self.afterPause(assessment, attempts, at: now)
        }
    }

    /// A pause that lasts longer than the test is open means that no attempt is left.
    private static func afterPause(_ assessment: Assessment, _ attempts: [Attempt], at now: Instant) -> TestState {
        guard let last = attempts.last, let end = assessment.policy.pauseEnd(after: attempts, at: now) else { return .open }
        if let closes = assessment.schedule?.closes, end >= closes { return .ended(last.id) }
        return .pausing(until: end)
    }

    /// Whether questions can be answered now, in an attempt that is in progress or may be started.
    var isOpen: Bool {
        switch self {
        case .inProgress, .open: true
        case .pausing, .opensLater, .closed, .expired, .ended, .notEnrolled: false
        }
    }

    /// When an attempt may be started that may not be now; nil when that is never or at present.
    var opening: Instant? {
        switch self {
        case .pausing(let end): end
        case .opensLater(let opens): opens
        case .inProgress, .open, .closed, .expired, .ended, .notEnrolled: nil
        }
    }

    /// Whether the last attempt has ended.
    var isOver: Bool { if case .ended = self { true } else { false } }

    /// Whether the test has its place in a calendar: it opens later, or can be begun.
    var isComing: Bool {
        switch self {
        case .open, .opensLater, .pausing, .notEnrolled: true
        case .inProgress, .closed, .expired, .ended: false
        }
    }

    /// The order in lists: tests that can be taken come first.
    var rank: Int {
        switch self {
        case .inProgress: 0
        case .open: 1
        case .opensLater, .pausing, .notEnrolled: 2
        case .expired, .ended, .closed: 3
        }
    }
}
