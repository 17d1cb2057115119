import Foundation

/// An attempt in a list.
struct ListedAttemptResource: Encodable, Sendable {
    let id: String
    let test: String
    let course: String
    let title: String
    let language: String
    /// "quiz" or "final".
    let kind: String
    let times: AttemptTimes

    init(_ listed: AttemptStore.Listed, at now: Instant) {
        (id, test, course) = (listed.attempt.id.text, listed.attempt.assessment.text, listed.course.text)
        (title, language, kind) = (listed.title, listed.language.rawValue, listed.kind.rawValue)
        times = AttemptTimes(listed.attempt, at: now)
    }

    private enum Key: CodingKey { case id, test, course, title, language, kind }

    func encode(to encoder: any Encoder) throws {
        try times.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        for (key, value) in [
            (Key.id, id), (.test, test), (.course, course), (.title, title), (.language, language), (.kind, kind),
        ] { try container.encode(value, forKey: key) }
    }
}

/// When an attempt began and ends, and how it stands at a moment.
struct AttemptTimes: Encodable, Sendable {
    /// Counts the attempts of the person at the test, from 1.
    let ordinal: Int
    let startedAt: String
    /// Absent for a quiz.
    let deadline: String?
    /// "open", "grace" while answers on their way still count, or "over".
    let phase: String
    /// Until the deadline; absent for a quiz and for an attempt that is over.
    let secondsLeft: Int?
    let endedAt: String?
    /// "submitted" or "expired".
    let endReason: String?
    /// Whether a teacher annulled it, so that it counts for nothing.
    let isAnnulled: Bool

    init(_ attempt: Attempt, at now: Instant) {
        (ordinal, startedAt, deadline) = (attempt.ordinal, attempt.startedAt.iso8601, attempt.deadline?.iso8601)
        let phase = attempt.phase(at: now)
        self.phase =
            switch phase {
            case .open: "open"
            case .grace: "grace"
            case .over: "over"
            }
        secondsLeft = phase == .over ? nil : attempt.deadline.map { max(0, Int(($0 - now).count / 1000)) }
        (endedAt, endReason) = (attempt.submission?.endedAt.iso8601, attempt.submission?.reason.rawValue)
        isAnnulled = attempt.isAnnulled
    }
}

/// An attempt with how much of it is done.
struct AttemptResource: Encodable, Sendable {
    let listed: ListedAttemptResource
    let work: Work

    struct Work: Encodable, Sendable {
        /// How many questions it has.
        let questions: Int
        /// How many have an answer.
        let answered: Int
        /// The numbers of those without one.
        let unanswered: [Int]
        let flagged: [Int]
        let logLength: Int
        /// What teachers did with it, in words.
        let interventions: [String]
    }

    init(_ snapshot: AttemptSnapshot, _ strings: Strings, at now: Instant) {
        listed = ListedAttemptResource(
            .init(
                attempt: snapshot.attempt, kind: snapshot.kind, course: snapshot.course.id, title: snapshot.revision.title,
                language: snapshot.course.language), at: now)
        let unanswered = snapshot.unanswered
        work = Work(
            questions: snapshot.questions.count, answered: snapshot.questions.count - unanswered.count, unanswered: unanswered,
            flagged: snapshot.flaggedNumbers, logLength: snapshot.logLength,
            interventions: snapshot.interventions.map { InterventionSentence.own($0, strings, now: now) })
    }

    func encode(to encoder: any Encoder) throws {
        try listed.encode(to: encoder)
        try work.encode(to: encoder)
    }
}
