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
        href = startAction == nil ? Self.address(state, assessment, hasPast: !ended.isEmpty) : nil
        isLocked = href == nil && startAction == nil
    }

    private static func address(_ state: TestState, _ assessment: Assessment, hasPast: Bool) -> String? {
        switch state {
        case .inProgress(let attempt, _, _), .expired(let attempt): AttemptRoutes.attempt(attempt)
        // After several attempts the row leads to the test's page, which lists them all.
        case .ended(let attempt):
            assessment.policy.allowed == 1 ? AttemptRoutes.attempt(attempt) : AssessmentRoutes.test(assessment.id)
        case .open, .pausing: AssessmentRoutes.test(assessment.id)
        case .opensLater: hasPast ? AssessmentRoutes.test(assessment.id) : nil
        case .closed: nil
        }
    }

    static func details(_ assessment: Assessment, _ strings: Strings) -> String {
        var parts = [
            assessment.kind == .quiz ? strings("tests.quiz") : strings("tests.final"),
            strings("tests.questions", n: assessment.questionCount),
        ]
        if let limit = assessment.schedule?.limit {
            parts.append(strings("tests.minutes", n: limit.minutesRoundedUp))
        }
        return parts.joined(separator: " · ")
    }

    private static func sentence(
        _ state: TestState, _ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant
    ) -> String {
        let formats = strings.formats
        func values(_ time: String) -> [String: String] { ["time": time, "zone": formats.zoneName] }
        switch state {
        case .inProgress(_, let answered, let total):
            return strings("tests.in-progress", n: total, ["answered": formats.number(answered)])
        case .open: return open(entry, strings, now)
        case .pausing(let end): return strings("tests.pausing", values(formats.near(end, now: now)))
        case .opensLater(let opens): return strings("tests.opens", values(formats.atNear(opens, now: now)))
        case .closed: return strings("tests.closed", values(formats.atNear(entry.assessment.schedule?.closes ?? now, now: now)))
        case .expired: return strings("tests.expired")
        case .ended: return ended(entry, strings, now)
        }
    }

    /// "Not started · open until …", "1 more attempt · open until …", "Any time".
    private static func open(_ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant) -> String {
        var parts: [String] = []
        if entry.attempts.isEmpty {
            if entry.assessment.schedule != nil { parts.append(strings("tests.not-started")) }
        } else if let left = entry.assessment.policy.left(after: entry.attempts.count) {
            parts.append(strings("tests.attempts-left", n: left))
        }
        if let closes = entry.assessment.schedule?.closes {
            let values = ["time": strings.formats.near(closes, now: now), "zone": strings.formats.zoneName]
            parts.append(strings("tests.open-until", values))
        } else if parts.isEmpty {
            parts.append(strings("tests.any-time"))
        }
        return parts.joined(separator: " · ")
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
            let values = ["time": strings.formats.near(moment, now: now), "zone": strings.formats.zoneName]
            return how + " · " + strings("tests.results-date", values)
        case .survey: return how + " · " + strings("tests.results-survey")
        case .grace, .lastAttempt, nil: break
        }
        guard let counted = entry.assessment.policy.counts.counted(submissions) else { return how }
        return how + " · " + strings("tests.mark", ["mark": counted.mark.text(possible: counted.possible, strings)])
    }
}
