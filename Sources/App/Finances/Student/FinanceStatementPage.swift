/// A school year of a person's own money on paper: sums, charges and payments, to print on A4 and to save.
struct FinanceStatementPage: Page {
    static let template = "Finances/finance-statement"

    /// A line of one of the two tables.
    struct Row: Sendable {
        let day: String
        let what: String
        /// That it was taken back; nil for what counts.
        let reversal: String?
        /// Nil where there is none.
        let reference: String?
        let amount: String
        /// Of a charge until when it can be paid, or that this day is over; of a payment what it covers, nil for nothing.
        let detail: String?
        let isOverdue: Bool
        /// What is left to pay of a charge; nil for a payment.
        let open: String?
    }

    let frame: Frame
    let institution: String
    let facts: [FinancesPage.Fact]
    let totals: [FinancesPage.Total]
    let charges: [Row]
    let hasCharges: Bool
    let payments: [Row]
    let hasPayments: Bool
    /// Says that there is nothing.
    let empty: String?
    let workbookHref: String
    let csvHref: String
    /// Of the file's address.
    let schoolYear: String

    /// - Parameters:
    ///   - owner: the person's name and student number.
    ///   - today: in the institution's time zone.
    init(
        frame: Frame, strings: Strings, year: YearAccount, owner: (name: String, indexNumber: String?), institution: String,
        today: LocalDay, now: Instant
    ) {
        self.frame = frame
        self.institution = institution
        let pairs: [(String, String?)] = [
            ("extra-time.student", owner.name), ("account.index-number", owner.indexNumber),
            ("semesters.school-year", year.year), ("mark-protocol.printed", strings.formats.dayAndClock(now)),
        ]
        facts = pairs.compactMap { key, value in value.map { .init(label: strings(key), value: $0) } }
        let overpaid = year.overpaid.map { FinancesPage.Fact(FinanceWords.overpaid($0, strings)) }
        totals =
            year.totals.map { .init(facts: FinanceWords.total($0, strings).map(FinancesPage.Fact.init)) }
            + (overpaid.isEmpty ? [] : [.init(facts: overpaid)])
        charges = year.charges.map { Self.row($0, year.account, today, strings) }
        hasCharges = !charges.isEmpty
        payments = year.payments.map { Self.row($0, year.account, strings) }
        hasPayments = !payments.isEmpty
        empty = charges.isEmpty && payments.isEmpty ? strings("finances.nothing") : nil
        (workbookHref, csvHref) = (FinanceRoutes.statementWorkbook, FinanceRoutes.statementCSV)
        schoolYear = year.year
    }

    private static func row(_ charge: Charge, _ account: MoneyAccount, _ today: LocalDay, _ strings: Strings) -> Row {
        let open = account.open(charge)
        let isOverdue = open.isPositive && charge.due < today
        return Row(
            day: strings.formats.day(charge.day), what: FinanceWords.name(of: charge, strings),
            reversal: FinanceWords.reversal(charge.reversal, strings), reference: charge.reference?.text,
            amount: strings.formats.money(charge.money),
            detail: isOverdue ? FinanceWords.due(charge, isOverdue: true, strings) : strings.formats.day(charge.due),
            isOverdue: isOverdue, open: strings.formats.money(open))
    }

    private static func row(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> Row {
        let spent = FinanceWords.spent(payment, account, strings)
        return Row(
            day: strings.formats.day(payment.paidOn), what: payment.title ?? strings("finances.payment"),
            reversal: FinanceWords.reversal(payment.reversal, strings), reference: payment.reference?.text,
            amount: strings.formats.money(payment.money), detail: spent.isEmpty ? nil : spent.joined(separator: "; "),
            isOverdue: false, open: nil)
    }
}
