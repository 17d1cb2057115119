/// A school year of a person's own money: summed up, the charges, or the payments.
struct FinancesPage: Page {
    static let template = "Finances/finances"

    enum View: String, CaseIterable, Sendable {
        case summary, charges, payments
    }

    /// A link to another year or view.
    struct Choice: Sendable {
        let href: String
        let text: String
        let isCurrent: Bool
    }

    struct Fact: Sendable {
        let label: String
        let value: String
    }

    struct Total: Sendable {
        let facts: [Fact]
    }

    struct Row: Sendable {
        /// Nil for a payment.
        let href: String?
        let title: String
        let amount: String
        let details: [String]
        /// What is left of it, or that it is paid; nil where it says nothing.
        let state: String?
        let isBad: Bool
    }

    struct Section: Sendable {
        /// Nil where the view says what its rows are.
        let heading: String?
        let rows: [Row]
    }

    let frame: Frame
    let year: String
    let years: [Choice]
    let hasYears: Bool
    let views: [Choice]
    /// Per currency; empty in the other views.
    let totals: [Total]
    let overpaid: [Fact]
    let hasOverpaid: Bool
    let sections: [Section]
    /// Says that there is nothing.
    let empty: String?
    /// Which payments cover which charges.
    let rule: String?
    /// The year to print and to save; nil where it has nothing.
    let statementHref: String?

    /// - Parameters:
    ///   - years: that can be chosen, the newest first.
    ///   - today: in the institution's time zone.
    init(frame: Frame, strings: Strings, year: YearAccount, years: [String], view: View, today: LocalDay) {
        self.frame = frame
        self.year = strings("finances.year", ["year": year.year])
        self.years = years.map {
            Choice(href: FinanceRoutes.finances(view, in: $0), text: $0, isCurrent: $0 == year.year)
        }
        hasYears = years.count > 1
        views = View.allCases.map {
            Choice(
                href: FinanceRoutes.finances($0, in: year.year), text: Self.title($0, strings), isCurrent: $0 == view)
        }
        let isSummary = view == .summary
        totals = isSummary ? year.totals.map { .init(facts: FinanceWords.total($0, strings).map(Fact.init)) } : []
        overpaid = isSummary ? year.overpaid.map { Fact(FinanceWords.overpaid($0, strings)) } : []
        hasOverpaid = !overpaid.isEmpty
        let rows = FinanceRows(year: year, today: today, strings: strings)
        switch view {
        case .summary: sections = rows.due
        case .charges: sections = rows.charges
        case .payments: sections = rows.payments
        }
        let isEmpty = sections.isEmpty && totals.isEmpty && overpaid.isEmpty
        empty = isEmpty ? Self.empty(view, strings) : nil
        rule = view == .payments && !sections.isEmpty ? strings("finances.rule") : nil
        let hasAny = !year.charges.isEmpty || !year.payments.isEmpty
        statementHref = hasAny ? FinanceRoutes.statement(of: year.year) : nil
    }

    private static func title(_ view: View, _ strings: Strings) -> String {
        switch view {
        case .summary: strings("finances.summary")
        case .charges: strings("finances.charges")
        case .payments: strings("finances.payments")
        }
    }

    private static func empty(_ view: View, _ strings: Strings) -> String {
        switch view {
        case .summary: strings("finances.nothing")
        case .charges: strings("finances.no-charges")
        case .payments: strings("finances.no-payments")
        }
    }
}

extension FinancesPage.Fact {
    init(_ fact: (label: String, value: String)) { self.init(label: fact.label, value: fact.value) }
}
