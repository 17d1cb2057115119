/// The rows of a person's own money.
struct FinanceRows {
    let year: YearAccount
    let today: LocalDay
    let strings: Strings

    private typealias Row = FinancesPage.Row
    private var account: MoneyAccount { year.account }

    /// What is overdue, in whatever year, and what is to be paid next in this one.
    var due: [FinancesPage.Section] {
        let overdue = account.overdue(on: today)
        let next = account.unpaid.filter { $0.schoolYear == year.year && $0.due >= today }
        return [
            section(strings("finances.overdue"), overdue.map(charge)),
            section(strings("finances.next"), next.map(charge)),
        ].compactMap(\.self)
    }

    /// The newest first. The view says what they are.
    var charges: [FinancesPage.Section] {
        [section(nil, year.charges.newestFirst.map(charge))].compactMap(\.self)
    }

    /// The newest first. The view says what they are.
    var payments: [FinancesPage.Section] {
        [section(nil, year.payments.reversed().map(payment))].compactMap(\.self)
    }

    private func section(_ heading: String?, _ rows: [FinancesPage.Row]) -> FinancesPage.Section? {
        rows.isEmpty ? nil : FinancesPage.Section(heading: heading, rows: rows)
    }

    private func charge(_ charge: Charge) -> FinancesPage.Row {
        let (open, isOverdue) = (account.open(charge), charge.due < today)
        let isBad = open.isPositive && isOverdue
        return Row(
            href: FinanceRoutes.charge(charge.id), title: FinanceWords.name(of: charge, strings),
            amount: strings.formats.money(charge.money),
            details: [
                strings.formats.day(charge.day),
                open.isPositive ? FinanceWords.due(charge, isOverdue: isOverdue, strings) : nil,
                FinanceWords.reference(charge.reference, strings),
            ].compactMap(\.self),
            state: FinanceWords.reversal(charge.reversal, strings) ?? ChargeState.text(charge, open: open, strings), isBad: isBad)
    }

    private func payment(_ payment: Payment) -> FinancesPage.Row {
        Row(
            href: nil, title: payment.title ?? strings("finances.payment"), amount: strings.formats.money(payment.money),
            details: [strings.formats.day(payment.paidOn), FinanceWords.reference(payment.reference, strings)]
                .compactMap(\.self) + FinanceWords.covers(payment, account, strings),
            state: FinanceWords.reversal(payment.reversal, strings) ?? FinanceWords.unspent(payment, account, strings),
            isBad: false)
    }
}

/// How much of a charge is paid, in words.
enum ChargeState {
    /// Nil for one of which nothing is paid.
    static func text(_ charge: Charge, open: Money, _ strings: Strings) -> String? {
        if !open.isPositive { return strings("finances.paid") }
        return open == charge.money ? nil : strings("finances.open", ["amount": strings.formats.money(open)])
    }
}
