/// A payer's account as the student office sees it: what was charged and paid, in all years, and the forms to book more.
struct OfficeAccountPage: Page {
    static let template = "Finances/office-account"

    struct Row: Sendable {
        let title: String
        let amount: String
        let details: [String]
        let state: String?
        let isBad: Bool
        /// The page on which it is taken back; nil where it is.
        let reversalHref: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let detail: String
    /// Per currency.
    let totals: [FinancesPage.Total]
    let overpaid: [FinancesPage.Fact]
    let hasOverpaid: Bool
    let charges: [Row]
    let hasCharges: Bool
    let payments: [Row]
    let hasPayments: Bool
    let chargeAction: String
    let chargeID: String
    let chargeFields: [TypedField]
    let paymentAction: String
    let paymentID: String
    let paymentFields: [TypedField]

    /// - Parameter today: in the institution's time zone.
    init(
        frame: Frame, strings: Strings, account: OfficeStore.Account, today: LocalDay, charge: ChargeForm,
        payment: PaymentForm, errors: FormErrors? = nil
    ) throws(MoneyProblem) {
        let (money, payer) = (account.account, account.payer)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        detail = payer.detail
        totals = try money.totals().map { .init(facts: FinanceWords.total($0, strings).map(FinancesPage.Fact.init)) }
        overpaid = try money.overpaid().map { .init(FinanceWords.overpaid($0, strings)) }
        hasOverpaid = !overpaid.isEmpty
        charges = money.charges.newestFirst.map { Self.row($0, money, payer, today, strings) }
        hasCharges = !charges.isEmpty
        payments = money.payments.reversed().map { Self.row($0, payer, strings) }
        hasPayments = !payments.isEmpty
        chargeAction = OfficeRoutes.charges(of: payer.id)
        chargeID = charge.charge ?? ""
        chargeFields = charge.typedFields(account.prices, errors, strings)
        paymentAction = OfficeRoutes.payments(of: payer.id)
        paymentID = payment.payment ?? ""
        paymentFields = payment.typedFields(errors, strings)
    }

    private static func row(
        _ charge: Charge, _ account: MoneyAccount, _ payer: Payer, _ today: LocalDay, _ strings: Strings
    ) -> Row {
        let (open, isOverdue) = (account.open(charge), charge.due < today)
        let details = [
            strings.formats.day(charge.day) + " · " + charge.schoolYear,
            open.isPositive ? FinanceWords.due(charge, isOverdue: isOverdue, strings) : nil,
            FinanceWords.reference(charge.reference, strings),
            account.rest(of: charge).map { strings("finances.with-rest", ["amount": strings.formats.money($0)]) },
        ]
        return Row(
            title: FinanceWords.name(of: charge, strings), amount: strings.formats.money(charge.money),
            details: details.compactMap(\.self),
            state: FinanceWords.reversal(charge.reversal, strings) ?? ChargeState.text(charge, open: open, strings),
            isBad: open.isPositive && isOverdue,
            reversalHref: charge.isReversed ? nil : OfficeRoutes.reversal(of: charge.id, payer.id))
    }

    private static func row(_ payment: Payment, _ payer: Payer, _ strings: Strings) -> Row {
        Row(
            title: payment.title ?? strings("finances.payment"), amount: strings.formats.money(payment.money),
            details: [strings.formats.day(payment.paidOn), FinanceWords.reference(payment.reference, strings)]
                .compactMap(\.self), state: FinanceWords.reversal(payment.reversal, strings), isBad: false,
            reversalHref: payment.isReversed ? nil : OfficeRoutes.reversal(of: payment.id, payer.id))
    }
}
