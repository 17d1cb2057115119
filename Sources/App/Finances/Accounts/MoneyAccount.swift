/// What one person owes and paid, and how the one covers the other.
struct MoneyAccount: Sendable, Equatable {
    /// The charges in the order of their days, reversed ones among them.
    let charges: [Charge]
    /// The payments in the order of their days, reversed ones among them.
    let payments: [Payment]
    let allocation: Allocation

    init(charges: [Charge], payments: [Payment]) {
        (self.charges, self.payments) = (charges, payments)
        allocation = Allocation(charges: charges, payments: payments)
    }

    /// What is left to pay of a charge; nothing of a reversed one.
    func open(_ charge: Charge) -> Money { allocation.open[charge.id] ?? .zero(charge.money.currency) }

    /// Charges that are not wholly paid, the one that is due first at the beginning.
    var unpaid: [Charge] {
        charges.filter { open($0).isPositive }.sorted { ($0.due, $0.madeAt, $0.id.text) < ($1.due, $1.madeAt, $1.id.text) }
    }

    /// Those of them whose last day is over.
    func overdue(on day: LocalDay) -> [Charge] { unpaid.filter { $0.due < day } }

    /// What is overdue, per currency.
    func debt(on day: LocalDay) throws(MoneyProblem) -> [Money] { try Money.sums(overdue(on: day).map(open)) }

    /// Of each currency what was charged, and what covers it, in all years together.
    func totals() throws(MoneyProblem) -> [YearAccount.Total] {
        let counted = charges.filter { !$0.isReversed }
        var totals: [YearAccount.Total] = []
        for charged in try Money.sums(counted.map(\.money)) {
            let covering = allocation.parts.map(\.money).filter { $0.currency == charged.currency }
            totals.append(.init(charged: charged, paid: try Money.sum(covering, in: charged.currency)))
        }
        return totals
    }

    /// What an instalment has more than the others of its plan: where an amount did not divide, the last has the rest.
    func rest(of charge: Charge) -> Money? {
        guard let plan = charge.instalment?.plan else { return nil }
        let least = charges.filter { $0.instalment?.plan == plan }.map(\.money.minor).min() ?? charge.money.minor
        return charge.money.minor > least ? Money(minor: charge.money.minor - least, currency: charge.money.currency) : nil
    }

    /// What is paid and covers no charge, per currency.
    func overpaid() throws(MoneyProblem) -> [Money] {
        try Money.sums(allocation.left.values.filter(\.isPositive))
    }
}
