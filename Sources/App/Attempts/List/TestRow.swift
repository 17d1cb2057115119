/// One test in a list: what it is, its state, and the one action that pressing it has.
struct TestRow: Sendable {
    let title: String
    /// Kind, number of questions, limit.
    let details: String
    let state: String
    /// The page that pressing the row opens; nil where it starts a quiz, and where it is locked.
    let href: String?
    /// The address that pressing the row posts to, for a quiz that starts at once.
    let startAction: String?
    let isLocked: Bool
    /// The address of earlier attempts at a quiz.
    let pastHref: String?
    let pastText: String?

    init(_ entry: AssessmentStore.Entry, state: TestState, strings: Strings, now: Instant) {
        let assessment = entry.assessment
        title = assessment.title
        details = Self.details(assessment, strings)
        self.state = Self.sentence(state, entry, strings, now)
        let ended = entry.attempts.filter { !$0.isInProgress }
        let startsAtOnce = assessment.kind == .quiz && assessment.policy.startsAtOnce
        let showsPast = startsAtOnce && !ended.isEmpty
        pastHref = showsPast ? AssessmentRoutes.test(assessment.id) : nil
        pastText = showsPast ? strings("tests.past", n: ended.count) : nil
        startAction = state == .open && startsAtOnce ? AssessmentRoutes.attempts(at: assessment.id) : nil
        href = startAction == nil ? Self.address(state, assessment) : nil
        isLocked = href == nil && startAction == nil
    }

    private static func address(_ state: TestState, _ assessment: Assessment) -> String? {
        switch state {
        case .inProgress(let attempt, _, _), .expired(let attempt): AttemptRoutes.attempt(attempt)
        // After several attempts the row leads to the test's page, which lists them all.
        case .ended(let attempt):
            assessment.policy.allowed == 1 ? AttemptRoutes.attempt(attempt) : AssessmentRoutes.test(assessment.id)
        // The page of a final that opens later says its rules, and saves it in a calendar.
        case .open, .pausing, .opensLater, .notEnrolled: AssessmentRoutes.test(assessment.id)
        case .closed: nil
        }
    }

    /// - Parameter showsLimit: false where a sentence about the deadline says it.
    static func details(_ assessment: Assessment, showsLimit: Bool = true, _ strings: Strings) -> String {
        var parts = [
            assessment.kind == .quiz ? strings("tests.quiz") : strings("tests.final"),
            strings("tests.questions", n: assessment.questionCount),
        ]
        if showsLimit, let limit = assessment.schedule?.limit {
            parts.append(strings("tests.minutes", n: limit.minutesRoundedUp))
        }
        return parts.joined(separator: " · ")
    }

    private static func sentence(
        _ state: TestState, _ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant
    ) -> String {
        let formats = strings.formats
        func when(_ key: String, _ moment: Instant) -> String { strings(key, ["when": NearTime.text(moment, now: now, strings)]) }
        switch state {
        case .inProgress(_, let answered, let total):
            let done = strings("tests.in-progress", n: total, ["answered": formats.number(answered)])
            guard let deadline = entry.attempts.first(where: \.isInProgress)?.deadline else { return done }
            return done + " · " + TimeLeftSentence.text(until: deadline, strings, now: now)
        case .open: return open(entry, strings, now)
        case .pausing(let end): return when("tests.pausing", end)
        case .opensLater(let opens): return when("tests.opens", opens)
        case .closed:
            let closes = entry.assessment.schedule?.closes ?? now
            return strings("tests.closed", ["time": formats.atNear(closes, now: now)])
        case .expired: return strings("tests.expired")
        case .ended: return ended(entry, strings, now)
        case .notEnrolled: return strings("tests.only-students")
        }
    }

    /// "Closes in 3 days (…)", "Closes today, 12:00 · 1 attempt left", "At any time".
    private static func open(_ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant) -> String {
        let closes = entry.assessment.schedule.map { ["when": NearTime.text($0.closes, now: now, strings)] }
        let left = entry.attempts.isEmpty ? nil : entry.assessment.policy.left(after: entry.attempts.count)
        let times = closes.map { strings("tests.closes", $0) } ?? strings("tests.any-time")
        return ([times] + (left.map { [strings("tests.attempts-left", n: $0)] } ?? [])).joined(separator: " · ")
    }

    /// The mark that counts, unless it may not be seen yet.
    static func ended(_ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant) -> String {
        let submissions = entry.attempts.compactMap(\.submission)
        let isExpired = submissions.count == 1 && submissions.last?.reason == .expired
        let how = isExpired ? strings("tests.time-up") : strings("tests.sent")
        let disclosure = entry.assessment.disclosure
        switch disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate) {
        case .everyone: return how + " · " + strings("tests.results-everyone")
        case .date(let moment):
            return how + " · " + strings("tests.results-date", ["when": NearTime.text(moment, now: now, strings)])
        case .survey: return how + " · " + strings("tests.results-survey")
        case .grace, .lastAttempt, nil: break
        }
        guard let counted = entry.assessment.policy.counts.counted(submissions) else { return how }
        return how + " · " + strings("tests.mark", ["mark": counted.mark.text(possible: counted.possible, strings)])
    }
}
