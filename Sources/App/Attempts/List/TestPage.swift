/// The page of one test: the result so far, the personal deadline, the way into an attempt, the rules, and earlier attempts.
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
    /// The student's own dates and why, where they are not those of everyone; nil once they do not matter.
    let dates: String?
    let rules: [String]
    /// Until when the person may work; nil where no attempt can be started or continued.
    let deadline: DeadlineSentence?
    /// Why no attempt can be started, and when one can.
    let locked: String?
    /// Says that something was tried too often.
    let notice: String?
    /// The result so far, which the page opens with.
    let result: TestResult?
    let startAction: String?
    let startText: String
    let code: CodeField?
    let continueHref: String?
    /// The results of an attempt whose time is over and that is about to be ended.
    let resultsHref: String?
    /// Begins a preview, for those who teach the course.
    let previewAction: String?
    /// Saves a final in a calendar, until it closes.
    let calendarHref: String?
    /// Nil for a single one, which the result leads to.
    let past: PastAttempts?
    /// The attempts that a teacher annulled, each with the way to the reason.
    let annulled: [Frame.Link]

    init(
        frame: Frame, strings: Strings, details: AssessmentStore.Details, previewAction: String? = nil, now: Instant,
        typedCode: String = "", errors: FormErrors? = nil, notice: String? = nil
    ) {
        let entry = details.entry
        let assessment = entry.assessment
        let state = TestState(entry, at: now)
        let result = TestResult(entry, isOver: state.isOver, strings: strings, now: now)
        self.frame = errors == nil && notice == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = details.course.language.rawValue
        title = details.revision.title
        course = details.course.title
        deadline = Self.deadline(state, entry, strings, now)
        let closes = state == .open ? assessment.schedule.map { NearTime.text($0.closes, now: now, strings) } : nil
        self.details =
            ([TestRow.details(assessment, showsLimit: deadline == nil, strings)]
            + [closes.map { strings("tests.closes", ["when": $0]) }].compactMap { $0 }).joined(separator: " · ")
        introductionHTML = details.revision.introductionHTML
        dates = Self.dates(state, entry.dates, strings)
        rules = TestRules.sentences(assessment, details.revision, strings)
        startText = Self.startText(assessment, entry.attempts.count, strings)
        startAction = state == .open ? AssessmentRoutes.attempts(at: assessment.id) : nil
        code =
            state == .open && assessment.policy.code != nil
            ? CodeField(typed: typedCode, error: errors?.items.first.map { strings($0.key) }) : nil
        locked = result?.over == nil ? Self.locked(state, assessment, strings, now) : nil
        self.notice = notice
        self.result = result
        self.previewAction = previewAction
        calendarHref =
            state.isComing && (assessment.schedule?.closes ?? now) > now ? AssessmentRoutes.calendar(of: assessment.id) : nil
        past =
            entry.attempts.count { !$0.isInProgress } > 1
            ? PastAttempts(entry.attempts, except: nil, showsMarks: result?.wait == nil, strings: strings) : nil
        annulled = entry.annulled.compactMap { attempt in
            attempt.submission.map { submission in
                let time = ["time": strings.formats.onDayAtClock(submission.endedAt)]
                return Frame.Link(href: AttemptRoutes.results(of: attempt.id), text: strings("annulment.link", time))
            }
        }
        continueHref = if case .inProgress(let attempt, _, _) = state { AttemptRoutes.attempt(attempt) } else { nil }
        resultsHref = if case .expired(let attempt) = state { AttemptRoutes.results(of: attempt) } else { nil }
    }

    private static func dates(_ state: TestState, _ dates: DateOverride?, _ strings: Strings) -> String? {
        switch state {
        case .open, .pausing, .opensLater, .closed: dates.map { DatesSentence.own($0, strings) }
        case .inProgress, .expired, .ended, .notEnrolled: nil
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
        case .opensLater, .closed, .expired, .ended, .pausing, .notEnrolled: return nil
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
        case .notEnrolled: return strings("test.only-students")
        case .inProgress, .open: return nil
        }
    }
}
