import Database

/// How often a test may be taken, what one must know to begin, and which attempt counts.
struct AttemptPolicy: Sendable, Equatable {
    /// Nil for as often as one likes.
    let allowed: Int?
    let counts: CountingRule
    /// Between the end of an attempt and the start of the next.
    let pause: Milliseconds
    let code: AccessCode?

    /// Whether there is nothing to know or to type before an attempt begins.
    var startsAtOnce: Bool { allowed == nil && pause.count == 0 && code == nil }

    /// How many attempts are left; nil for as many as one likes.
    func left(after begun: Int) -> Int? {
        allowed.map { max(0, $0 - begun) }
    }

    /// When the next attempt may begin, nil when it may at once.
    func pauseEnd(after attempts: [Attempt], at now: Instant) -> Instant? {
        guard let last = attempts.compactMap({ $0.submission?.endedAt }).max(), last + pause > now else { return nil }
        return last + pause
    }
}

/// Which of several attempts' marks counts.
enum CountingRule: String, CaseIterable, Sendable, DatabaseValue {
    case best
    case last
    case first
    case average

    /// The mark that counts, and of how many points; nil while no attempt has ended.
    /// - Parameter submissions: of the ended attempts, the first first.
    func counted(_ submissions: [Submission]) -> CountedMark? {
        guard let first = submissions.first, let last = submissions.last else { return nil }
        switch self {
        case .first: return CountedMark(first)
        case .last: return CountedMark(last)
        case .best:
            return CountedMark(submissions.dropFirst().reduce(first) { $1.mark.thousandths > $0.mark.thousandths ? $1 : $0 })
        case .average:
            let sum = submissions.reduce(0) { $0 + $1.mark.thousandths }
            let possible = submissions.reduce(0) { $0 + $1.outcome.possible.thousandths }
            let count = submissions.count
            // To two decimals, halves up.
            return CountedMark(
                mark: Mark(scheme: last.mark.scheme, thousandths: (2 * sum + 10 * count) / (20 * count) * 10),
                possible: Points(thousandths: possible / count))
        }
    }
}

/// The mark of a test that a person is left with.
struct CountedMark: Sendable, Equatable {
    let mark: Mark
    let possible: Points
}

extension CountedMark {
    init(_ submission: Submission) {
        self.init(mark: submission.mark, possible: submission.outcome.possible)
    }
}
