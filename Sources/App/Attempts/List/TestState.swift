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

    init(_ entry: AssessmentStore.Entry, at now: Instant) {
        let (assessment, attempts) = (entry.assessment, entry.attempts)
        if let running = attempts.first(where: \.isInProgress) {
            self =
                running.phase(at: now) == .open
                ? .inProgress(running.id, answered: entry.answered, total: entry.attemptQuestions)
                : .expired(running.id)
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

    /// The order in lists: tests that can be taken come first.
    var rank: Int {
        switch self {
        case .inProgress: 0
        case .open: 1
        case .opensLater, .pausing: 2
        case .expired, .ended, .closed: 3
        }
    }
}
