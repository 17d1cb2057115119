/// The page on which a list of charges or payments is pasted or chosen, checked, and then entered.
struct MoneyListPage: Page {
    static let template = "Finances/money-list"

    /// What there is to show.
    struct Shown: Sendable {
        var text = ""
        var sheet: String?
        var plan: MoneyListPlan?
        /// Whether the list, or what would become of it, has changed after it was checked.
        var isChanged = false
        var errors: FormErrors?
    }

    struct Row: Sendable {
        let line: String
        let what: String
        /// Whose it is; nil for nobody's.
        let name: String?
        let states: [String]
    }

    struct Result: Sendable {
        let totals: [String]
        let faulty: [Row]
        let hasFaulty: Bool
        let good: [Row]
        let hasGood: Bool
        /// Says that not all lines are shown; nil when they are.
        let limit: String?
        /// The label of the button; nil when nothing would be entered.
        let button: String?
        let fingerprint: String
    }

    /// The most lines of one kind that are shown.
    static let mostShown = 200

    let frame: Frame
    let errors: ErrorSummary?
    let error: String?
    let fileError: String?
    let sheetError: String?
    let isChanged: Bool
    let result: Result?
    /// Which columns there are, and how much a list can hold.
    let hint: String
    let text: String
    let sheet: String
    let checkAction: String
    let enterAction: String

    init(frame: Frame, strings: Strings, kind: MoneyListKind, shown: Shown) {
        self.frame = shown.errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = ErrorSummary(shown.errors, strings)
        error = shown.errors?.first("list", strings)
        fileError = shown.errors?.first("file", strings)
        sheetError = shown.errors?.first("sheet", strings)
        isChanged = shown.isChanged
        result = shown.plan.map { Self.result($0, strings) }
        let limits = strings(
            "point-list.limits",
            [
                "lines": strings.formats.number(MoneyListDocument.mostLines),
                "size": strings.formats.bytes(MoneyListDocument.longest),
            ])
        hint = kind.columns(strings) + " " + strings("money-list.all-or-nothing") + " " + limits
        text = shown.text
        sheet = shown.sheet ?? ""
        (checkAction, enterAction) = (OfficeRoutes.list(kind), OfficeRoutes.entries(kind))
    }

    private static func result(_ plan: MoneyListPlan, _ strings: Strings) -> Result {
        let (good, faulty) = (plan.entries, plan.faulty)
        let totals = [
            strings("money-list.new", n: good.count), strings("money-list.known", n: plan.known),
            plan.unassigned > 0 ? strings("money-list.unassigned", n: plan.unassigned) : nil,
            strings("point-list.faulty", n: faulty.count),
        ]
        return Result(
            totals: totals.compactMap(\.self),
            faulty: faulty.prefix(mostShown).map { step, mistakes in
                row(step, mistakes.map { strings($0.key, $0.values) }, strings)
            }, hasFaulty: !faulty.isEmpty,
            good: good.prefix(mostShown).map { row($0.step, [state($0.entry, strings)], strings) }, hasGood: !good.isEmpty,
            limit: max(faulty.count, good.count) > mostShown
                ? strings("enrol.most-shown", ["count": strings.formats.number(mostShown)]) : nil,
            button: good.isEmpty || !faulty.isEmpty ? nil : strings("money-list.button", n: good.count),
            fingerprint: plan.fingerprint)
    }

    private static func row(_ step: MoneyListPlan.Step, _ states: [String], _ strings: Strings) -> Row {
        Row(
            line: strings("enrol.line", ["line": strings.formats.number(step.line.number)]), what: step.line.text,
            name: step.payer?.listName, states: states)
    }

    private static func state(_ entry: MoneyListPlan.Entry, _ strings: Strings) -> String {
        switch entry {
        case .charge(let draft):
            [
                draft.title ?? FinanceWords.kind(draft.kind, strings), strings.formats.money(draft.money), draft.schoolYear,
                draft.dueOn.map { strings("finances.due", ["day": strings.formats.day($0)]) },
            ].compactMap(\.self).joined(separator: " · ")
        case .payment(let draft):
            strings.formats.money(draft.money) + " · " + strings.formats.day(draft.paidOn)
        case .received(let received, _, let person):
            [
                strings.formats.money(received.money), strings.formats.day(received.paidOn),
                person == nil ? strings("money-list.by-hand") : nil,
            ].compactMap(\.self).joined(separator: " · ")
        }
    }
}
