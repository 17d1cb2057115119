/// A school year of a person's own money as a table to save: charges first, then payments, each by day.
struct FinanceStatementFile: Sendable {
    let year: YearAccount
    let strings: Strings

    /// Words for the name of the file.
    var name: [String] { [strings("finances.statement"), year.year] }

    var table: Spreadsheet {
        let keys = [
            "money.kind", "finances.day", "finances.purpose", "finances.amount", "money.currency", "finances.due-day",
            "finances.left", "finances.reference", "finances.covered-charges", "office.reversal",
        ]
        return Spreadsheet(
            title: strings("finances.statement"), headings: keys.map { strings($0) },
            rows: year.charges.map(row) + year.payments.map(row))
    }

    private func row(_ charge: Charge) -> [Spreadsheet.Cell] {
        [
            .text(strings("finances.charge")), .text(charge.day.iso), .text(FinanceWords.name(of: charge, strings)),
            amount(charge.money), .text(charge.money.currency.code), .text(charge.due.iso), amount(year.account.open(charge)),
            .init(charge.reference?.text), .init(nil), .init(FinanceWords.reversal(charge.reversal, strings)),
        ]
    }

    private func row(_ payment: Payment) -> [Spreadsheet.Cell] {
        let spent = FinanceWords.spent(payment, year.account, strings)
        return [
            .text(strings("finances.payment")), .text(payment.paidOn.iso), .init(payment.title), amount(payment.money),
            .text(payment.money.currency.code), .init(nil), .init(nil), .init(payment.reference?.text),
            .init(spent.isEmpty ? nil : spent.joined(separator: "; ")),
            .init(FinanceWords.reversal(payment.reversal, strings)),
        ]
    }

    private func amount(_ money: Money) -> Spreadsheet.Cell { .thousandths(money.minor * 10) }
}
