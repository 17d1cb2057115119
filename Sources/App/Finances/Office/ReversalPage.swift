/// Asks why a charge or a payment is taken back.
struct ReversalPage: Page {
    static let template = "Finances/reversal"

    /// What is taken back.
    struct Matter: Sendable {
        let payer: Payer
        let what: String
        let money: Money
        let day: LocalDay
        let action: String
    }

    static let longestReason = 300

    let frame: Frame
    let errors: ErrorSummary?
    let what: String
    let facts: [FinancesPage.Fact]
    let action: String
    let fields: [TypedField]
    let backHref: String

    init(frame: Frame, strings: Strings, matter: Matter, reason: String?, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        what = matter.what
        facts = [
            .init(label: strings("finances.amount"), value: strings.formats.money(matter.money)),
            .init(label: strings("finances.day"), value: strings.formats.day(matter.day)),
        ]
        action = matter.action
        fields = [
            TypedField(
                "reason", strings("money.reason"), reason, hint: strings("money.reason-hint"), errors: errors, strings)
        ]
        backHref = OfficeRoutes.person(matter.payer.id)
    }
}
