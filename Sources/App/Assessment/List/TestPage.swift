/// One test before it is taken: the rules in plain words, the personal deadline, earlier attempts.
struct TestPage: Page {
    static let template = "Assessment/test"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let course: String
    let details: String
    let introductionHTML: String?
    let rules: [String]
    /// "If you start now, you have until 11:32", only where starting is possible.
    let deadline: String?
    /// Why it cannot be started, and when it can.
    let locked: String?
    let startAction: String?
    let startText: String
    let continueHref: String?
    let resultsHref: String?
    let past: PastAttempts?

    init(frame: Frame, strings: Strings, details: AssessmentStore.Details, now: Instant) {
        let assessment = details.entry.assessment
        let state = TestState(details.entry, at: now)
        self.frame = frame
        contentLanguage = details.course.language.rawValue
        title = details.revision.title
        course = details.course.title
        self.details = TestRow.details(assessment, strings)
        introductionHTML = details.revision.introductionHTML
        rules = Self.rules(assessment, strings)
        startText = assessment.kind == .quiz ? strings("test.start-quiz") : strings("test.start")
        startAction = state == .open ? AssessmentRoutes.attempts(at: assessment.id) : nil
        deadline = state == .open ? assessment.schedule.map { Self.deadline($0, strings, now) } : nil
        locked = Self.locked(state, assessment, strings, now)
        past = PastAttempts(details.entry.attempts, except: nil, strings: strings)
        switch state {
        case .inProgress(let attempt, _, _):
            continueHref = AssessmentRoutes.attempt(attempt)
            resultsHref = nil
        case .ended(let attempt, _), .expired(let attempt):
            continueHref = nil
            resultsHref = AssessmentRoutes.results(of: attempt)
        case .open, .opensLater, .closed:
            continueHref = nil
            resultsHref = nil
        }
    }

    private static func rules(_ assessment: Assessment, _ strings: Strings) -> [String] {
        switch assessment.kind {
        case .quiz:
            [strings("test.rule-quiz-time"), strings("test.rule-saved"), strings("test.rule-quiz-results")]
        case .final:
            [
                strings("test.rule-one-attempt"), strings("test.rule-saved"), strings("test.rule-clock"),
                strings("test.rule-final-results"),
            ]
        }
    }

    private static func deadline(_ schedule: Schedule, _ strings: Strings, _ now: Instant) -> String {
        let deadline = schedule.deadline(startingAt: now)
        let values = ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName]
        let isCut = deadline < now + schedule.limit
        return isCut
            ? strings("test.deadline-cut", values)
            : strings("test.deadline", n: schedule.limit.minutesRoundedUp, values)
    }

    private static func locked(
        _ state: TestState, _ assessment: Assessment, _ strings: Strings, _ now: Instant
    ) -> String? {
        let zone = strings.formats.zoneName
        switch state {
        case .opensLater(let opens):
            return strings("test.opens", ["time": strings.formats.near(opens, now: now), "zone": zone])
        case .closed:
            let closes = assessment.schedule?.closes ?? now
            return strings("test.closed", ["time": strings.formats.near(closes, now: now), "zone": zone])
        case .expired, .ended: return strings("test.already-ended")
        case .inProgress, .open: return nil
        }
    }
}
