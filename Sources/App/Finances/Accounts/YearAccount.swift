extension SchoolYear {
    /// The school year in which a day lies; it begins on 1 October. Nil far outside of what is known.
    init?(of day: LocalDay) {
        self.init(start: day.month >= 10 ? day.year : day.year - 1)
    }
}

/// What one school year is of an account: its charges, and the payments that cover them.
struct YearAccount: Sendable, Equatable {
    /// Of one currency.
    struct Total: Sendable, Equatable {
        let charged: Money
        /// What covers charges of the year, whenever it was paid.
        let paid: Money

        var currency: Currency { charged.currency }

        /// Never below zero: what is paid too much covers charges of another year, or none.
        var open: Money { Money(minor: charged.minor - paid.minor, currency: currency) }
    }

    let account: MoneyAccount
    /// 2026/2027
    let year: String
    /// By day, and of a day in the order in which they are due.
    let charges: [Charge]
    /// Those that cover charges of the year, and those of a day in it that cover no charge, by day.
    let payments: [Payment]
    let totals: [Total]
    /// What covers no charge of any year.
    let overpaid: [Money]

    init(account: MoneyAccount, year: String) throws(MoneyProblem) {
        (self.account, self.year) = (account, year)
        charges = account.charges.filter { $0.schoolYear == year }.byDay
        let ids = Set(charges.map(\.id))
        let spent = Dictionary(grouping: account.allocation.parts, by: \.payment)
        payments = account.payments.filter { payment in
            guard let parts = spent[payment.id] else { return SchoolYear(of: payment.paidOn)?.text == year }
            return parts.contains { ids.contains($0.charge) }
        }
        let counted = charges.filter { !$0.isReversed }
        let covering = account.allocation.parts.filter { ids.contains($0.charge) }.map(\.money)
        var totals: [Total] = []
        for charged in try Money.sums(counted.map(\.money)) {
            let paid = try Money.sum(covering.filter { $0.currency == charged.currency }, in: charged.currency)
            totals.append(Total(charged: charged, paid: paid))
        }
        self.totals = totals
        overpaid = try account.overpaid()
    }

    /// The year of a day where it has a charge, or else the newest with one, or else the newest.
    static func usual(among years: [String], of account: MoneyAccount, on day: LocalDay) -> String? {
        let charged = Set(account.charges.map(\.schoolYear))
        let present = SchoolYear(of: day).map(\.text)
        return present.flatMap { charged.contains($0) ? $0 : nil } ?? years.first(where: charged.contains) ?? years.first
    }

    /// The years that an account has, and the one of a day, the newest first.
    static func years(of account: MoneyAccount, on day: LocalDay) -> [String] {
        let charged = account.charges.map(\.schoolYear)
        let paid = account.payments.compactMap { SchoolYear(of: $0.paidOn)?.text }
        return Set(charged + paid + [SchoolYear(of: day)?.text].compactMap(\.self)).sorted(by: >)
    }
}
