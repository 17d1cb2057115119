/// How a test stands for one person at one moment.
enum TestState: Sendable, Equatable {
    case inProgress(ID<Attempt>, answered: Int, total: Int)
    case open
    case opensLater(Instant)
    case closed
    /// The time of an attempt is up; its results are at its address.
    case expired(ID<Attempt>)
    case ended(ID<Attempt>, Submission)

    init(_ entry: AssessmentStore.Entry, at now: Instant) {
        if let running = entry.attempts.first(where: \.isInProgress) {
            self =
                running.isExpired(at: now)
                ? .expired(running.id)
                : .inProgress(running.id, answered: entry.answered, total: entry.attemptQuestions)
            return
        }
        guard let schedule = entry.assessment.schedule else {
            self = .open
            return
        }
        if let last = entry.attempts.last, let submission = last.submission {
            self = .ended(last.id, submission)
            return
        }
        switch schedule.phase(at: now) {
        case .notYetOpen: self = .opensLater(schedule.opens)
        case .open: self = .open
        case .closed: self = .closed
        }
    }

    /// In lists what can be done comes first.
    var rank: Int {
        switch self {
        case .inProgress: 0
        case .open: 1
        case .opensLater: 2
        case .expired, .ended, .closed: 3
        }
    }
}
