/// What one student has in one test: the mark that counts, or why there is none.
struct TestMark: Sendable, Equatable {
    enum State: String, Sendable, CaseIterable {
        /// There is a mark that counts.
        case marked
        /// The first attempt is in progress.
        case running
        /// The time of an attempt is over, and it has yet to be ended in the database.
        case ending
        /// Every attempt counts for nothing.
        case annulled
        /// Not begun, and it can be begun now or later.
        case notStarted = "none"
        /// Not begun, and closed for this student.
        case absent
        /// Not begun, by somebody who does not study the course any more.
        case left
    }

    /// All attempts of the student at the test, annulled ones among them, the oldest first.
    let attempts: [Attempt]
    let rule: CountingRule
    /// When the test closes for this student; nil for a quiz, which never does.
    let closes: Instant?
    let isEnrolled: Bool

    /// The mark that counts, by the test's rule; nil while no attempt that is not annulled has ended.
    var counted: CountedMark? { rule.counted(attempts.valid.compactMap(\.submission)) }

    /// The attempts from which the mark follows: one, or all that have ended where their average counts.
    var counting: [Attempt] { rule.counting(attempts.valid) }

    /// The points behind the mark, earned and possible. Of an average the mean of both, to a thousandth, halves up. Nil without a
    /// mark.
    var points: (earned: Points, possible: Points)? {
        let outcomes = counting.compactMap { $0.submission?.outcome }
        guard !outcomes.isEmpty else { return nil }
        func mean(_ points: (Outcome) -> Points) -> Points {
            let sum = outcomes.reduce(0) { $0 + points($1).thousandths }
            return Points(thousandths: (2 * sum + outcomes.count) / (2 * outcomes.count))
        }
        return (mean(\.earned), mean(\.possible))
    }

    /// Whether an attempt is in progress, beside a mark or without one.
    func isRunning(at now: Instant) -> Bool {
        attempts.valid.contains { $0.isInProgress && $0.phase(at: now) != .over }
    }

    func state(at now: Instant) -> State {
        if counted != nil { return .marked }
        let valid = attempts.valid
        if !valid.isEmpty { return isRunning(at: now) ? .running : .ending }
        if !attempts.isEmpty { return .annulled }
        if !isEnrolled { return .left }
        return closes.map { $0 <= now } ?? false ? .absent : .notStarted
    }
}
