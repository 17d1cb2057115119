import Database

/// A test: what stays the same while its text is revised.
struct Assessment: Sendable, Equatable {
    let id: ID<Assessment>
    /// The small integer that the Web service speaks.
    let number: Int
    let course: ID<Course>
    let topic: ID<Topic>?
    let kind: AssessmentKind
    /// When it may be taken; nil for a practice quiz, which has no such limits.
    let schedule: Schedule?
    /// Of the newest revision.
    let title: String
    let questionCount: Int
}

/// What a test is for. It never changes after the first import: a final's right answers must not become visible.
enum AssessmentKind: String, CaseIterable, Sendable, DatabaseValue {
    /// Practice: at any time, as often as one likes, right answers shown.
    case quiz
    /// An exam: a date, a limited time, one attempt, only a mark and statistics.
    case final
}

/// When a final test may be taken and for how long.
struct Schedule: Sendable, Equatable {
    let opens: Instant
    let closes: Instant
    let limit: Milliseconds

    enum Phase: Sendable, Equatable {
        case notYetOpen
        case open
        case closed
    }

    func phase(at now: Instant) -> Phase {
        if now < opens { return .notYetOpen }
        return now < closes ? .open : .closed
    }

    /// When an attempt that starts now must end: after the limit, at the latest at the closing.
    func deadline(startingAt start: Instant) -> Instant {
        start + min(limit, closes - start)
    }
}

/// An immutable text of a test; every attempt keeps the one it began with.
struct AssessmentRevision: Sendable {
    let id: ID<AssessmentRevision>
    let title: String
    let introductionHTML: String?
    let questions: [Question]

    /// A question by its number, from 1.
    func question(_ number: Int) -> Question? {
        number >= 1 && number <= questions.count ? questions[number - 1] : nil
    }
}
