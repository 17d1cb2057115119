/// The page on which a list of students is pasted, checked, and then enrolled.
struct EnrolmentListPage: Page {
    static let template = "Enrolment/enrolment-list"

    /// What there is to show.
    struct Shown: Sendable {
        var text = ""
        var sheet: String?
        var checked: (document: EnrolmentListDocument, plans: EnrolmentPlans)?
        /// Whether the list, or what would become of it, has changed after it was checked.
        var isChanged = false
        /// Whether somebody wanted to enrol before each question was answered.
        var isUnanswered = false
        /// Says what was done.
        var notice: String?
        var errors: FormErrors?

        var isFaulty: Bool { errors != nil || isUnanswered }
    }

    struct Row: Sendable {
        let line: String
        let userName: String
        let isProposed: Bool
        let details: String?
        let state: String
        /// In which group the student is then.
        let group: String?
        let note: String?
        /// The ways of taking the name apart, when there are several.
        let parts: TypedField?
    }

    /// Which way of taking a name apart was chosen, where it is not shown.
    struct Kept: Sendable {
        let id: String
        let value: Int
    }

    /// The result of checking a list.
    struct Result: Sendable {
        let totals: [String]
        let encoding: String
        let asked: [EnrolmentQuestionField]
        let hasAsked: Bool
        let faulty: [Row]
        let hasFaulty: Bool
        let hasRejected: Bool
        let good: [Row]
        let hasGood: Bool
        /// Says that not all lines are shown; nil when they are.
        let limit: String?
        /// The label of the button; nil when nobody would be enrolled.
        let button: String?
        let fingerprint: String
        let columns: ListColumnFields
        let kept: [Kept]
    }

    /// The most lines of one kind that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let sheetError: String?
    let columns: String
    let limits: String
    let result: Result?
    let isChanged: Bool
    let notice: String?
    let text: String
    let sheet: String
    let checkAction: String
    let enrolAction: String
    let rejectionsAction: String

    init(frame: Frame, strings: Strings, course: ID<Course>, shown: Shown) {
        self.frame = shown.isFaulty ? frame.titled(strings("form.error-prefix")) : frame
        error = shown.errors?.first("list", strings)
        fileError = shown.errors?.first("file", strings)
        sheetError = shown.errors?.first("sheet", strings)
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
        let result = shown.checked.map { Self.result($0.document, $0.plans, shown, strings) }
        self.result = result
        let unanswered = (result?.asked ?? []).filter { $0.error != nil }.map {
            ErrorSummary.Entry(href: "#" + $0.id, message: $0.line + ": " + ($0.error ?? ""))
        }
        errors = ErrorSummary(shown.errors, strings) ?? (unanswered.isEmpty ? nil : ErrorSummary(entries: unanswered))
        isChanged = shown.isChanged
        notice = shown.notice
        text = shown.checked?.document.text ?? shown.text
        sheet = shown.sheet ?? ""
        checkAction = CoursePeopleRoutes.files(of: course)
        enrolAction = CoursePeopleRoutes.enrolmentLists(of: course)
        rejectionsAction = CoursePeopleRoutes.rejections(of: course)
    }

    /// Identifies what was shown of a list.
    static func fingerprint(_ document: EnrolmentListDocument, _ base: EnrolmentPlan) -> String {
        Fingerprint.of([document.fingerprint, base.fingerprint])
    }

    private static func result(
        _ document: EnrolmentListDocument, _ plans: EnrolmentPlans, _ shown: Shown, _ strings: Strings
    ) -> Result {
        let (base, plan) = (plans.base, plans.plan)
        let asked = zip(base.steps, plan.steps).compactMap { before, now in
            EnrolmentQuestionField(
                before, now, plans.choices[before.line.number], isUnanswered: shown.isUnanswered,
                parts: parts(before.line, document, strings), strings)
        }
        let faulty = base.faulty
        let good = base.steps.filter { step in
            switch step.outcome {
            case .newAccount, .enrolled, .already: true
            case .asks, .leftOut, .mistakes: false
            }
        }
        let count = plan.newAccounts + plan.enrolled
        let isWhole = faulty.isEmpty
        return Result(
            totals: totals(plan, strings), encoding: encoding(document.encoding, strings), asked: asked,
            hasAsked: !asked.isEmpty, faulty: faulty.prefix(mostShown).map { row($0, nil, strings) }, hasFaulty: !isWhole,
            hasRejected: !plan.rejected.isEmpty,
            good: good.prefix(mostShown).map { row($0, document, strings) }, hasGood: !good.isEmpty,
            limit: max(faulty.count, good.count) > mostShown
                ? strings("enrol.most-shown", ["count": strings.formats.number(mostShown)]) : nil,
            button: button(count, regrouped: plan.regrouped, asked: asked.count, isWhole: isWhole, strings),
            fingerprint: fingerprint(document, base), columns: ListColumnFields(document, strings),
            kept: kept(document, beside: base.asking + good.prefix(mostShown)))
    }

    /// The choices between the ways of taking a name apart that the page does not show. They are sent again.
    private static func kept(_ document: EnrolmentListDocument, beside shown: [EnrolmentPlan.Step]) -> [Kept] {
        let numbers = Set(shown.map(\.line.number))
        return document.mapping.parts.filter { document.doubtful[$0.key] != nil && !numbers.contains($0.key) }
            .sorted { $0.key < $1.key }.map { Kept(id: "name-\($0.key)", value: $0.value) }
    }

    private static func button(
        _ count: Int, regrouped: Int, asked: Int, isWhole: Bool, _ strings: Strings
    ) -> String? {
        if asked > 0 { return strings("enrol.button-asked") }
        if count == 0 { return regrouped == 0 ? nil : strings("enrol.button-groups", n: regrouped) }
        return isWhole ? strings("enrol.button", n: count) : strings("enrol.button-rest", n: count)
    }

    private static func totals(_ plan: EnrolmentPlan, _ strings: Strings) -> [String] {
        let (asking, added) = (plan.asking.count, plan.newGroups)
        let groups = [
            added.isEmpty
                ? nil : strings("enrol.new-groups", n: added.count, ["names": strings.formats.list(added)]),
            plan.regrouped == 0 ? nil : strings("enrol.regrouped", n: plan.regrouped),
        ].compactMap(\.self)
        return [
            strings("enrol.new", n: plan.newAccounts), strings("enrol.existing", n: plan.enrolled),
            strings("enrol.already", n: plan.alreadyThere),
        ] + groups + (asking == 0 ? [] : [strings("enrol.asking", n: asking)]) + [strings("enrol.faulty", n: plan.faulty.count)]
    }

    private static func encoding(_ encoding: ListEncoding, _ strings: Strings) -> String {
        switch encoding {
        case .utf8: strings("enrol.read-as", ["encoding": "UTF-8"])
        case .utf16: strings("enrol.read-as", ["encoding": "UTF-16"])
        case .windows1250: strings("enrol.read-as", ["encoding": "Windows-1250"])
        case .spreadsheet: strings("enrol.read-as", ["encoding": "XLSX"])
        }
    }

    private static func row(_ step: EnrolmentPlan.Step, _ document: EnrolmentListDocument?, _ strings: Strings) -> Row {
        let line = step.line
        let details = [line.fullName, line.indexNumber, line.email].compactMap { $0 }
        return Row(
            line: strings("enrol.line", ["line": strings.formats.number(line.number)]), userName: line.userName,
            isProposed: step.isProposed && step.outcome == .newAccount,
            details: details.isEmpty ? nil : details.joined(separator: " · "), state: state(step.outcome, strings),
            group: step.group.map { group($0, strings) },
            note: step.isDifferent ? strings("enrol.is-different") : nil,
            parts: document.flatMap { parts(line, $0, strings) })
    }

    private static func group(_ group: EnrolmentPlan.GroupStep, _ strings: Strings) -> String {
        let key = group.isNew ? "enrol.in-new-group" : "enrol.in-group"
        guard let from = group.from, group.isChange else { return strings(key, ["group": group.name]) }
        return strings(key, ["group": from + " → " + group.name])
    }

    /// The choice between the ways of taking a whole name apart.
    private static func parts(_ line: EnrolmentLine, _ document: EnrolmentListDocument, _ strings: Strings) -> TypedField? {
        guard let name = document.doubtful[line.number] else { return nil }
        let label = [strings("enrol.surname"), strings("enrol.name")].joined(separator: " · ")
        let options = name.choices.enumerated().map { at, parts in
            (value: String(at), text: [parts.surname, parts.name].compactMap(\.self).joined(separator: " · "))
        }
        return TypedField(
            "name-\(line.number)", label, chosen: String(document.mapping.parts[line.number] ?? 0), of: options, errors: nil,
            strings)
    }

    static func state(_ outcome: EnrolmentPlan.Standing, _ strings: Strings) -> String {
        switch outcome {
        case .newAccount: strings("enrol.is-new")
        case .enrolled: strings("enrol.is-existing")
        case .already: strings("enrol.is-already")
        case .asks(let account, _): strings("enrol.belongs-to", ["user": account.userName, "name": account.shownName])
        case .leftOut: strings("enrol.is-left-out")
        case .mistakes(let mistakes): sentences(mistakes.map { strings($0.key) })
        }
    }

    /// Sentences after each other, some of which bring their full stop along.
    private static func sentences(_ all: [String]) -> String {
        all.dropLast().map { $0.hasSuffix(".") ? $0 + " " : $0 + ". " }.joined() + (all.last ?? "")
    }
}

extension EnrolmentListPage.Shown {
    /// A list that was read, and what it comes to.
    init(
        _ document: EnrolmentListDocument, _ plans: EnrolmentPlans, sheet: String?, isChanged: Bool = false,
        isUnanswered: Bool = false, notice: String? = nil
    ) {
        self.init(
            sheet: sheet, checked: (document, plans), isChanged: isChanged, isUnanswered: isUnanswered, notice: notice)
    }
}
