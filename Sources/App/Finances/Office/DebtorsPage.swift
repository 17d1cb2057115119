/// Those who owe something that is overdue, by name.
struct DebtorsPage: Page {
    static let template = "Finances/debtors"

    struct Row: Sendable {
        let href: String
        let name: String
        let detail: String
        let debt: String
        let state: String
    }

    /// The most that are shown; the files have all.
    static let mostShown = 500

    let frame: Frame
    /// How many there are, and what they owe together.
    let summary: String
    let sums: [FinancesPage.Fact]
    let rows: [Row]
    let hasRows: Bool
    /// Says that not all are shown; nil when they are.
    let more: String?
    let workbookHref: String
    let csvHref: String

    init(frame: Frame, strings: Strings, debtors: [Debtor]) throws(MoneyProblem) {
        let formats = strings.formats
        self.frame = frame
        summary = strings("office.debtors-count", n: debtors.count)
        sums = try Money.sums(debtors.flatMap(\.debt)).map { money in
            .init(label: FinanceWords.currency(money.currency, strings), value: formats.money(money))
        }
        rows = debtors.prefix(Self.mostShown).map { debtor in
            let oldest = strings("finances.overdue-since", ["day": formats.day(debtor.since)])
            return Row(
                href: OfficeRoutes.person(debtor.payer.id), name: debtor.payer.listName, detail: debtor.payer.detail,
                debt: debtor.debt.map { formats.money($0) }.joined(separator: ", "), state: oldest)
        }
        hasRows = !rows.isEmpty
        more =
            debtors.count > Self.mostShown ? strings("office.debtors-most", ["count": formats.number(Self.mostShown)]) : nil
        (workbookHref, csvHref) = (OfficeRoutes.debtorsWorkbook, OfficeRoutes.debtorsCSV)
    }
}
