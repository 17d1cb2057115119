/// The page on which a list of students is pasted, checked, and then enrolled.
struct EnrolmentListPage: Page {
    static let template = "Courses/enrolment-list"

    struct Row: Sendable {
        let line: String
        let userName: String
        let details: String?
        let state: String
        let note: String?
    }

    /// The result of checking a list.
    struct Result: Sendable {
        let totals: [String]
        let encoding: String
        let faulty: [Row]
        let hasFaulty: Bool
        let good: [Row]
        let hasGood: Bool
        /// Says that not all lines are shown; nil when they are.
        let limit: String?
        /// The label of the button; nil when nobody would be enrolled.
        let button: String?
        let fingerprint: String
    }

    /// The most lines of one kind that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let columns: String
    let limits: String
    let result: Result?
    /// Whether the list was changed after it was checked.
    let isChanged: Bool
    let text: String
    let checkAction: String
    let enrolAction: String

    init(
        frame: Frame, strings: Strings, course: ID<Course>, text: String = "",
        checked: (EnrolmentListDocument, EnrolmentPlan)? = nil,
        isChanged: Bool = false, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        error = errors?.first("list", strings)
        fileError = errors?.first("file", strings)
        columns = [
            strings("account.user-name"), strings("enrol.name"), strings("enrol.surname"), strings("account.index-number"),
            strings("account.email"),
        ].joined(separator: ", ")
        limits = strings(
            "enrol.limits",
            [
                "people": strings.formats.number(EnrolmentListDocument.mostPeople),
                "size": strings.formats.bytes(EnrolmentListDocument.longest),
            ])
        result = checked.map { Self.result($0, $1, strings) }
        self.isChanged = isChanged
        self.text = checked?.0.text ?? text
        checkAction = CoursePeopleRoutes.files(of: course)
        enrolAction = CoursePeopleRoutes.enrolmentLists(of: course)
    }

    private static func result(_ document: EnrolmentListDocument, _ plan: EnrolmentPlan, _ strings: Strings) -> Result {
        let faulty = plan.faulty
        let good = plan.steps.filter { step in if case .mistakes = step.outcome { false } else { true } }
        let count = plan.newAccounts + plan.enrolled
        return Result(
            totals: [
                strings("enrol.new", n: plan.newAccounts), strings("enrol.existing", n: plan.enrolled),
                strings("enrol.already", n: plan.alreadyThere), strings("enrol.faulty", n: faulty.count),
            ],
            encoding: encoding(document.encoding, strings), faulty: faulty.prefix(mostShown).map { row($0, strings) },
            hasFaulty: !faulty.isEmpty, good: good.prefix(mostShown).map { row($0, strings) }, hasGood: !good.isEmpty,
            limit: max(faulty.count, good.count) > mostShown
                ? strings("enrol.most-shown", ["count": strings.formats.number(mostShown)]) : nil,
            button: count == 0
                ? nil : faulty.isEmpty ? strings("enrol.button", n: count) : strings("enrol.button-rest", n: count),
            fingerprint: document.fingerprint)
    }

    private static func encoding(_ encoding: ListEncoding, _ strings: Strings) -> String {
        switch encoding {
        case .utf8: strings("enrol.read-as", ["encoding": "UTF-8"])
        case .utf16: strings("enrol.read-as", ["encoding": "UTF-16"])
        case .windows1250: strings("enrol.read-as", ["encoding": "Windows-1250"])
        }
    }

    private static func row(_ step: EnrolmentPlan.Step, _ strings: Strings) -> Row {
        let line = step.line
        let details = [line.fullName, line.indexNumber, line.email].compactMap { $0 }
        return Row(
            line: strings("enrol.line", ["line": strings.formats.number(line.number)]), userName: line.userName,
            details: details.isEmpty ? nil : details.joined(separator: " · "), state: state(step.outcome, strings),
            note: note(step, strings))
    }

    private static func note(_ step: EnrolmentPlan.Step, _ strings: Strings) -> String? {
        if let account = step.account { return strings("enrol.differs", ["account": account]) }
        return step.isDifferent ? strings("enrol.is-different") : nil
    }

    private static func state(_ outcome: EnrolmentPlan.Standing, _ strings: Strings) -> String {
        switch outcome {
        case .newAccount: strings("enrol.is-new")
        case .enrolled: strings("enrol.is-existing")
        case .already: strings("enrol.is-already")
        case .mistakes(let mistakes): mistakes.map { strings($0.key) }.joined(separator: ". ")
        }
    }
}
