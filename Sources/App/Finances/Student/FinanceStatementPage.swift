/// A school year of a person's own money on paper: sums, charges and payments, to print on A4 and to save.
struct FinanceStatementPage: Page {
    static let template = "Finances/finance-statement"

    /// A line of one of the two tables.
    struct Row: Sendable {
        let day: String
        let what: String
        /// That it was taken back; nil for what counts.
        let reversal: String?
        let reference: String
        let amount: String
        /// Of a charge until when it can be paid, of a payment what it covers.
        let detail: String
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
            reversal: FinanceWords.reversal(charge.reversal, strings), reference: charge.reference?.text ?? "–",
            amount: strings.formats.money(charge.money),
            detail: isOverdue ? FinanceWords.due(charge, isOverdue: true, strings) : strings.formats.day(charge.due),
            open: strings.formats.money(open))
    }

    private static func row(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> Row {
        Row(
            day: strings.formats.day(payment.paidOn), what: payment.title ?? strings("finances.payment"),
            reversal: FinanceWords.reversal(payment.reversal, strings), reference: payment.reference?.text ?? "–",
            amount: strings.formats.money(payment.money), detail: covers(payment, account, strings), open: nil)
    }

    /// The charges that a payment covers, each with how much of it.
    static func covers(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> String {
        let names = Dictionary(account.charges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let parts = account.allocation.parts.filter { $0.payment == payment.id }.compactMap { part in
            names[part.charge].map {
                strings(
                    "finances.covers",
                    ["what": FinanceWords.name(of: $0, strings), "amount": strings.formats.money(part.money)])
            }
        }
        return parts.isEmpty ? "–" : parts.joined(separator: "; ")
    }
}

/// The same as a table to save: charges, then payments, each by day.
struct FinanceStatementFile: Sendable {
    let year: YearAccount
    let strings: Strings

    /// Words for the name of the file.
    var name: [String] { [strings("finances.title"), year.year] }

    var table: Spreadsheet {
        let keys = [
            "finances.row", "finances.day", "finances.purpose", "finances.amount", "money.currency", "finances.due-day",
            "finances.left", "finances.reference", "finances.covered-charges", "finances.reversal",
        ]
        return Spreadsheet(
            title: strings("finances.title"), headings: keys.map { strings($0) },
            rows: year.charges.map(row) + year.payments.map(row))
    }

    private func row(_ charge: Charge) -> [Spreadsheet.Cell] {
        [
            .text(strings("finances.charge")), .text(charge.day.iso), .text(FinanceWords.name(of: charge, strings)),
            amount(charge.money), .text(charge.money.currency.code), .text(charge.due.iso), amount(year.account.open(charge)),
            .init(charge.reference?.text), .empty, .init(FinanceWords.reversal(charge.reversal, strings)),
        ]
    }

    private func row(_ payment: Payment) -> [Spreadsheet.Cell] {
        [
            .text(strings("finances.payment")), .text(payment.paidOn.iso), .init(payment.title), amount(payment.money),
            .text(payment.money.currency.code), .empty, .empty, .init(payment.reference?.text),
            .text(FinanceStatementPage.covers(payment, year.account, strings)),
            .init(FinanceWords.reversal(payment.reversal, strings)),
        ]
    }

    private func amount(_ money: Money) -> Spreadsheet.Cell { .thousandths(money.minor * 10) }
}
