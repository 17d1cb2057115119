import Database

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
