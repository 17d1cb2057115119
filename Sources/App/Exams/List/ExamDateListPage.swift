/// The page on which a list of dates is pasted or sent as a file, checked, and then entered.
struct ExamDateListPage: Page {
    static let template = "Exams/exam-date-list"

    /// What is shown beside the empty form.
    struct Shown: Sendable {
        var text = ""
        var plan: ExamDatePlan?
        /// Whether something has changed since the list was checked.
        var isChanged = false
        var errors: FormErrors?
    }

    struct Row: Sendable {
        let line: String
        let what: String
        let state: String
    }

    struct Result: Sendable {
        let totals: [String]
        let faulty: [Row]
        let hasFaulty: Bool
        let good: [Row]
        let hasGood: Bool
        /// The label of the button; nil when nothing would be entered, or something is wrong.
        let button: String?
        let fingerprint: String
    }

    /// The most lines of one kind that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let isChanged: Bool
    let result: Result?
    let text: String
    let checkAction: String
    let enterAction: String

    init(frame: Frame, strings: Strings, period: ID<ExamPeriod>, shown: Shown) {
        self.frame = shown.errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = ErrorSummary(shown.errors, strings)
        error = shown.errors?.first("list", strings)
        fileError = shown.errors?.first("file", strings)
        isChanged = shown.isChanged
        result = shown.plan.map { Self.result($0, strings) }
        text = shown.text
        checkAction = ExamOfficeRoutes.dateList(of: period)
        enterAction = ExamOfficeRoutes.listedDates(of: period)
    }

    private static func result(_ plan: ExamDatePlan, _ strings: Strings) -> Result {
        let (good, faulty) = (plan.good, plan.faulty)
        return Result(
            totals: [
                strings("exams.list-good", n: good.count), strings("exams.list-unchanged", n: plan.unchanged),
                strings("exams.list-faulty", n: faulty.count),
            ],
            faulty: faulty.prefix(mostShown).map { row($0, strings) }, hasFaulty: !faulty.isEmpty,
            good: good.prefix(mostShown).map { row($0, strings) }, hasGood: !good.isEmpty,
            button: good.isEmpty || !faulty.isEmpty ? nil : strings("exams.list-enter", n: good.count),
            fingerprint: plan.fingerprint)
    }

    private static func row(_ step: ExamDatePlan.Step, _ strings: Strings) -> Row {
        Row(
            line: strings("enrol.line", ["line": strings.formats.number(step.line.number)]), what: step.line.text,
            state: state(step.standing, strings))
    }

    private static func state(_ standing: ExamDatePlan.Standing, _ strings: Strings) -> String {
        switch standing {
        case .new(_, let fields): strings("exams.list-new") + " · " + ExamWords.place(fields, strings)
        case .changed(_, let fields): strings("exams.list-changed") + " · " + ExamWords.place(fields, strings)
        case .same: strings("exams.list-same")
        case .broken: strings("enrol.cells")
        case .noCourse: strings("exams.list-no-course")
        case .twice: strings("exams.list-twice")
        case .faulty(let errors): errors.items.map { strings($0.key, $0.values) }.joined(separator: " · ")
        }
    }
}
