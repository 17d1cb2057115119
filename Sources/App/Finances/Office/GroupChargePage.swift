/// The page on which a group is charged: what and whom, then how many it is, then it is booked.
struct GroupChargePage: Page {
    static let template = "Finances/group-charge"

    struct Shown: Sendable {
        var fields: ChargeForm.Fields?
        var group: GroupChargeStore.Group?
        var isChanged = false
        var errors: FormErrors?
    }

    struct Result: Sendable {
        /// What is booked for how many.
        let summary: String
        /// Each instalment, with its day.
        let instalments: [FinancesPage.Fact]
        let hasInstalments: Bool
        /// Says that the last instalment has the rest.
        let rest: String?
        let names: [String]
        /// Says that not all are shown.
        let more: String?
        let unknown: [String]
        let hasUnknown: Bool
        /// The label of the button; nil where the list has somebody that nobody knows.
        let button: String?
        let fingerprint: String
    }

    private static let mostShown = 100

    let frame: Frame
    let errors: ErrorSummary?
    let isChanged: Bool
    let result: Result?
    let checkAction: String
    let enterAction: String
    let chargeID: String
    let fields: [TypedField]

    init(
        frame: Frame, strings: Strings, choice: GroupChargeStore.Choice, form: GroupChargeForm, shown: Shown
    ) {
        self.frame = shown.errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        errors = ErrorSummary(shown.errors, strings)
        isChanged = shown.isChanged
        if let fields = shown.fields, let group = shown.group {
            result = Self.result(fields, group, strings)
        } else {
            result = nil
        }
        (checkAction, enterAction) = (OfficeRoutes.groupCharges, OfficeRoutes.groupEntries)
        chargeID = form.charge.charge ?? ""
        let groups =
            [("all", strings("office.group-all")), ("list", strings("office.group-list"))]
            + choice.courses.map { ($0.id.text, $0.subject) }
        fields =
            [
                TypedField(
                    "group", strings("office.whom"), chosen: form.group, of: groups.map { (value: $0.0, text: $0.1) },
                    errors: shown.errors, strings),
                TypedField(
                    "list", strings("office.list"), lines: form.list, hint: strings("office.list-hint"), errors: shown.errors,
                    strings),
            ] + form.charge.typedFields(choice.prices, shown.errors, strings)
    }

    private static func result(
        _ fields: ChargeForm.Fields, _ group: GroupChargeStore.Group, _ strings: Strings
    ) -> Result {
        let (formats, count) = (strings.formats, group.payers.count)
        let plan = fields.plan
        let instalments = plan.map { plan in
            zip(plan.days, plan.parts).map { FinancesPage.Fact(label: formats.day($0), value: formats.money($1)) }
        }
        return Result(
            summary: strings("office.group-count", n: count) + " "
                + strings("office.each", ["amount": formats.money(fields.money)]),
            instalments: instalments ?? [], hasInstalments: instalments != nil,
            rest: plan?.rest.map { strings("finances.last-with-rest", ["amount": formats.money($0)]) },
            names: group.payers.prefix(mostShown).map { $0.listName + " · " + $0.detail },
            more: count > mostShown ? strings("enrol.most-shown", ["count": formats.number(mostShown)]) : nil,
            unknown: Array(group.unknown.prefix(mostShown)).map { String($0.beginning(letters: 60)) },
            hasUnknown: !group.unknown.isEmpty,
            button: group.unknown.isEmpty && count > 0 ? strings("office.charge-button", n: count) : nil,
            fingerprint: group.fingerprint(fields))
    }
}
