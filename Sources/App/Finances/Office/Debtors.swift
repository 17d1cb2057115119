import Database

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

/// Finds those who owe something.
struct DebtorStore: Sendable {
    let database: Database

    /// By surname and name.
    func all(on day: LocalDay) async throws -> [Debtor] {
        try await database.read { tx in
            let accounts = try AccountRows.accounts(tx)
            return try OfficePeopleRows.payers(tx).compactMap { payer in
                guard let account = accounts[payer.id] else { return nil }
                let overdue = account.overdue(on: day)
                return try overdue.first.map { first in
                    try Debtor(payer: payer, debt: account.debt(on: day), since: first.due, count: overdue.count)
                }
            }
        }
    }
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
