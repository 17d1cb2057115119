/// One test in a list: what it is, how it stands, and the one thing that pressing it does.
struct TestRow: Sendable {
    let title: String
    /// Kind, number of questions, limit.
    let details: String
    let state: String
    /// Where pressing the row leads; nil where it starts a quiz, or where it is locked.
    let href: String?
    /// What pressing the row posts to: a quiz starts at once.
    let startAction: String?
    let isLocked: Bool
    /// Earlier attempts at a quiz.
    let pastHref: String?
    let pastText: String?

    init(_ entry: AssessmentStore.Entry, state: TestState, strings: Strings, now: Instant) {
        let assessment = entry.assessment
        title = assessment.title
        details = Self.details(assessment, strings)
        self.state = Self.sentence(state, entry, strings, now)
        let ended = entry.attempts.filter { !$0.isInProgress }
        let showsPast = assessment.kind == .quiz && !ended.isEmpty
        pastHref = showsPast ? AssessmentRoutes.test(assessment.id) : nil
        pastText = showsPast ? strings("tests.past", n: ended.count) : nil
        switch state {
        case .inProgress(let attempt, _, _), .expired(let attempt), .ended(let attempt, _):
            href = AssessmentRoutes.attempt(attempt)
            startAction = nil
        case .open where assessment.kind == .quiz:
            href = nil
            startAction = AssessmentRoutes.attempts(at: assessment.id)
        case .open:
            href = AssessmentRoutes.test(assessment.id)
            startAction = nil
        case .opensLater, .closed:
            href = nil
            startAction = nil
        }
        isLocked = href == nil && startAction == nil
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
        let zone = strings.formats.zoneName
        switch state {
        case .inProgress(_, let answered, let total):
            return strings("tests.in-progress", n: total, ["answered": strings.formats.number(answered)])
        case .open:
            guard let closes = entry.assessment.schedule?.closes else { return strings("tests.any-time") }
            return strings("tests.open-until", ["time": strings.formats.near(closes, now: now), "zone": zone])
        case .opensLater(let opens):
            return strings("tests.opens", ["time": strings.formats.near(opens, now: now), "zone": zone])
        case .closed:
            let closes = entry.assessment.schedule?.closes ?? now
            return strings("tests.closed", ["time": strings.formats.near(closes, now: now), "zone": zone])
        case .expired:
            return strings("tests.expired")
        case .ended(_, let submission):
            let mark = submission.mark.text(possible: submission.outcome.possible, strings)
            return submission.reason == .submitted
                ? strings("tests.ended", ["mark": mark]) : strings("tests.ended-expired", ["mark": mark])
        }
    }
}
