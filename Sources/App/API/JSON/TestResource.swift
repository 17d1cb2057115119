import Foundation

/// A test in a list, as it stands for the person.
struct TestResource: Encodable, Sendable {
    let id: String
    let course: String
    let topic: String?
    /// In the course, from 1; only in lists.
    let position: Int?
    let title: String
    let language: String
    /// "quiz" or "final".
    let kind: String
    /// How many an attempt has.
    let questions: Int
    let opensAt: String?
    let closesAt: String?
    let limitSeconds: Int?
    /// "in-progress", "open", "pausing", "opens-later", "closed", "expired", "ended" or "not-enrolled".
    let state: String
    /// When an attempt can be begun that cannot be now.
    let availableAt: String?
    /// The attempt in progress, else the last one where no other can be begun.
    let attempt: String?
    /// The most attempts; absent for no limit.
    let attemptsAllowed: Int?
    let attemptsStarted: Int
    let needsCode: Bool
    /// Whether programs may begin and take it.
    let takesPrograms: Bool
    /// Nothing before an attempt has ended.
    let result: CountedResultResource?

    init(_ entry: AssessmentStore.Entry, in course: Course, at position: Int? = nil, _ strings: Strings, now: Instant) {
        let (test, state) = (entry.assessment, TestState(entry, at: now))
        (id, self.course, topic) = (test.id.text, course.id.text, test.topic?.text)
        (title, language, kind, questions) = (test.title, course.language.rawValue, test.kind.rawValue, test.questionCount)
        self.position = position
        (opensAt, closesAt) = (test.schedule?.opens.iso8601, test.schedule?.closes.iso8601)
        limitSeconds = test.schedule.map { Int($0.limit.count / 1000) }
        (self.state, attempt) = Self.state(state)
        availableAt = state.opening?.iso8601
        (attemptsAllowed, attemptsStarted) = (test.policy.allowed, entry.attempts.count)
        needsCode = test.policy.code != nil
        takesPrograms = test.isOpenToPrograms
        result = CountedResultResource(entry, strings, now: now)
    }

    /// What programs call a state, and the attempt that it is about.
    static func state(_ state: TestState) -> (name: String, attempt: String?) {
        switch state {
        case .inProgress(let attempt, _, _): ("in-progress", attempt.text)
        case .open: ("open", nil)
        case .pausing: ("pausing", nil)
        case .opensLater: ("opens-later", nil)
        case .closed: ("closed", nil)
        case .expired(let attempt): ("expired", attempt.text)
        case .ended(let attempt): ("ended", attempt.text)
        case .notEnrolled: ("not-enrolled", nil)
        }
    }
}

/// The mark that counts at a test, or why it waits.
struct CountedResultResource: Encodable, Sendable {
    let mark: MarkResource?
    let waiting: WaitResource?

    /// Nil while no attempt has ended.
    init?(_ entry: AssessmentStore.Entry, _ strings: Strings, now: Instant) {
        let submissions = entry.attempts.compactMap(\.submission)
        let test = entry.assessment
        guard let counted = test.policy.counts.counted(submissions) else { return nil }
        if let wait = test.disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate) {
            (mark, waiting) = (nil, WaitResource(wait))
        } else {
            mark = MarkResource(counted.mark, possible: counted.possible, isFinal: test.kind == .final, strings)
            waiting = nil
        }
    }
}

/// A test with all that its page says.
struct TestDetailsResource: Encodable, Sendable {
    let test: TestResource
    let details: Details

    struct Details: Encodable, Sendable {
        let introduction: TextResource?
        let rules: [String]
        /// When an attempt would end that begins now; absent where none can, and for a quiz.
        let deadlineIfStartedNow: String?
        /// The ids of the attempts so far, the oldest first.
        let attempts: [String]
        let annulledAttempts: [String]
    }

    init(_ found: AssessmentStore.Details, _ strings: Strings, now: Instant) {
        let (entry, revision) = (found.entry, found.revision)
        test = TestResource(entry, in: found.course, strings, now: now)
        let isOpen = TestState(entry, at: now) == .open
        details = Details(
            introduction: revision.introductionHTML.map { TextResource(html: $0) },
            rules: TestRules.sentences(entry.assessment, revision, strings),
            deadlineIfStartedNow: isOpen
                ? entry.assessment.schedule?.deadline(startingAt: now, extra: entry.extraTime).iso8601 : nil,
            attempts: entry.attempts.map(\.id.text), annulledAttempts: entry.annulled.map(\.id.text))
    }

    func encode(to encoder: any Encoder) throws {
        try test.encode(to: encoder)
        try details.encode(to: encoder)
    }
}
