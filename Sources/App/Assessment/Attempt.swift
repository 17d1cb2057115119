import Database

/// One go at a test by one person.
struct Attempt: Sendable, Equatable {
    let id: ID<Attempt>
    let assessment: ID<Assessment>
    let person: ID<Person>
    /// 1 for the first of this person at this test.
    let ordinal: Int
    let revision: ID<AssessmentRevision>
    /// Decides the order of the options.
    let seed: Int64
    let startedAt: Instant
    /// Nil for a quiz.
    let deadline: Instant?
    /// Nil while it is in progress.
    let submission: Submission?

    var isInProgress: Bool { submission == nil }

    /// Whether the time is up although nobody has ended the attempt yet.
    func isExpired(at now: Instant) -> Bool {
        guard isInProgress, let deadline else { return false }
        return now > deadline
    }

    /// Whether an answer that arrived at a moment counts: by its arrival, even if it waited while the attempt was ended.
    func takesAnswer(arrivedAt: Instant) -> Bool {
        let isInTime = deadline.map { arrivedAt <= $0 } ?? true
        guard let submission, submission.reason == .submitted else { return isInTime }
        return isInTime && arrivedAt < submission.endedAt
    }
}

/// How an attempt ended.
struct Submission: Sendable, Equatable {
    enum Reason: String, Sendable, DatabaseValue {
        /// The student ended it.
        case submitted
        /// Its time was up: it ended at the deadline.
        case expired
    }

    let endedAt: Instant
    let reason: Reason
    let outcome: Outcome
    let mark: Mark
}
