import Database

/// Finds what a person owes and paid, for that person.
struct FinanceStore: Sendable {
    let database: Database

    struct Own: Sendable {
        let account: MoneyAccount
        let settings: FinanceSettings
        let indexNumber: String?
    }

    func own(of person: ID<Person>) throws -> Own {
        try database.readInline { tx in
            try Own(
                account: AccountRows.account(of: person, tx), settings: FinanceSettingsRows.find(tx),
                indexNumber: tx.first("SELECT index_number FROM person WHERE id = \(person)")?["index_number"])
        }
    }
}
