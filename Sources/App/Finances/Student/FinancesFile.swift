/// Everything that a person owes and paid as a table to save: charges first, then payments, each by day.
struct FinancesFile: Sendable {
    let account: MoneyAccount
    let strings: Strings

    var table: Spreadsheet {
        let keys = [
            "money.kind", "finances.day", "semesters.school-year", "finances.purpose", "finances.amount", "money.currency",
            "finances.due-day", "finances.reference", "finances.left", "office.reversal",
        ]
        return Spreadsheet(
            title: strings("finances.title"), headings: keys.map { strings($0) },
            rows: account.charges.map(row) + account.payments.map(row))
    }

    private func row(_ charge: Charge) -> [Spreadsheet.Cell] {
        [
            .text(strings("finances.charge")), .text(charge.day.iso), .text(charge.schoolYear),
            .text(FinanceWords.name(of: charge, strings)), amount(charge.money), .text(charge.money.currency.code),
            .text(charge.due.iso), .init(charge.reference?.text), amount(account.open(charge)),
            .init(FinanceWords.reversal(charge.reversal, strings)),
        ]
    }

    private func row(_ payment: Payment) -> [Spreadsheet.Cell] {
        [
            .text(strings("finances.payment")), .text(payment.paidOn.iso), .init(nil), .init(payment.title),
            amount(payment.money),
            .text(payment.money.currency.code), .init(nil), .init(payment.reference?.text), .init(nil),
            .init(FinanceWords.reversal(payment.reversal, strings)),
        ]
    }

    private func amount(_ money: Money) -> Spreadsheet.Cell { .thousandths(money.minor * 10) }
}
