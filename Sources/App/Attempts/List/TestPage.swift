/// The page of one test before an attempt: its rules, the personal deadline, and earlier attempts.
struct TestPage: Page {
    static let template = "Attempts/test"

    /// The field for the access code.
    struct CodeField: Equatable, Sendable {
        let typed: String
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let title: String
    let course: String
    let details: String
    let introductionHTML: String?
    let rules: [String]
    /// Until when the person may work; nil where no attempt can be started or continued.
    let deadline: DeadlineSentence?
    /// Why no attempt can be started, and when one can.
    let locked: String?
    /// Says that something was tried too often.
    let notice: String?
    /// Which mark counts so far.
    let counted: String?
    let startAction: String?
    let startText: String
    let code: CodeField?
    let continueHref: String?
    let resultsHref: String?
    let past: PastAttempts?

    init(
        frame: Frame, strings: Strings, details: AssessmentStore.Details, now: Instant, typedCode: String = "",
        errors: FormErrors? = nil, notice: String? = nil
    ) {
        let entry = details.entry
        let assessment = entry.assessment
        let state = TestState(entry, at: now)
        let wait = assessment.disclosure.waitForResults(at: now, busyUntil: entry.busyUntil, gate: entry.gate)
        self.frame = errors == nil && notice == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = details.course.language.rawValue
        title = details.revision.title
        course = details.course.title
        self.details = TestRow.details(assessment, strings)
        introductionHTML = details.revision.introductionHTML
        rules = TestRules.sentences(assessment, details.revision, strings)
        startText = Self.startText(assessment, entry.attempts.count, strings)
        startAction = state == .open ? AssessmentRoutes.attempts(at: assessment.id) : nil
        code =
            state == .open && assessment.policy.code != nil
            ? CodeField(typed: typedCode, error: errors?.items.first.map { strings($0.key) }) : nil
        deadline = Self.deadline(state, entry, strings, now)
        locked = Self.locked(state, assessment, strings, now)
        self.notice = notice
        counted = wait == nil ? CountedSentence.text(assessment.policy.counts, entry.attempts, strings) : nil
        past = PastAttempts(entry.attempts, except: nil, showsMarks: wait == nil, strings: strings)
        continueHref = if case .inProgress(let attempt, _, _) = state { AttemptRoutes.attempt(attempt) } else { nil }
        switch state {
        case .ended(let attempt), .expired(let attempt): resultsHref = AttemptRoutes.results(of: attempt)
        case .open, .opensLater, .closed, .inProgress, .pausing: resultsHref = nil
        }
    }

    private static func startText(_ assessment: Assessment, _ begun: Int, _ strings: Strings) -> String {
        if begun > 0 { return strings("results.again") }
        return assessment.kind == .quiz ? strings("test.start-quiz") : strings("test.start")
    }

    private static func deadline(
        _ state: TestState, _ entry: AssessmentStore.Entry, _ strings: Strings, _ now: Instant
    ) -> DeadlineSentence? {
        guard let schedule = entry.assessment.schedule else { return nil }
        switch state {
        case .open: return DeadlineSentence(schedule, extra: entry.extraTime, startingAt: now, strings)
        case .inProgress:
            guard let attempt = entry.attempts.first(where: \.isInProgress), let deadline = attempt.deadline else { return nil }
            return DeadlineSentence(
                running: attempt, deadline: deadline, schedule, extra: entry.extraTime, now: now, strings)
        case .opensLater, .closed, .expired, .ended, .pausing: return nil
        }
    }

    private static func locked(
        _ state: TestState, _ assessment: Assessment, _ strings: Strings, _ now: Instant
    ) -> String? {
        let formats = strings.formats
        func values(_ time: String) -> [String: String] { ["time": time, "zone": formats.zoneName] }
        switch state {
        case .opensLater(let opens): return strings("test.opens", values(formats.atNear(opens, now: now)))
        case .pausing(let end): return strings("test.pausing", values(formats.near(end, now: now)))
        case .closed: return strings("test.closed", values(formats.atNear(assessment.schedule?.closes ?? now, now: now)))
        case .expired, .ended: return strings("test.already-ended")
        case .inProgress, .open: return nil
        }
    }
}
