/// Somebody who owes something that is overdue.
struct Debtor: Sendable, Equatable {
    let payer: Payer
    /// What is overdue, per currency.
    let debt: [Money]
    /// The day until which the oldest of it could be paid.
    let since: LocalDay
    /// How many charges are overdue.
    let count: Int
}

/// The list as a table to save.
struct DebtorsFile: Sendable {
    let debtors: [Debtor]
    let strings: Strings

    var table: Spreadsheet {
        Spreadsheet(
            title: strings("office.debtors"),
            headings: [
                strings("account.index-number"), strings("account.user-name"), strings("extra-time.student"),
                strings("office.debt"), strings("money.currency"), strings("office.since"),
            ],
            rows: debtors.flatMap { debtor in
                debtor.debt.map { money in
                    [
                        .init(debtor.payer.indexNumber), .text(debtor.payer.userName), .text(debtor.payer.listName),
                        .thousandths(money.minor * 10), .text(money.currency.code), .text(debtor.since.iso),
                    ]
                }
            })
    }
}
