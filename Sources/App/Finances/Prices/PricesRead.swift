import Database

/// What everything that has a price costs on a day, for everybody who asks.
struct PricesRead: SharedRead {
    let day: LocalDay

    func read(_ tx: ReadTransaction) throws -> [ChargeKind: Money] { try PriceRows.prices(on: day, tx) }
}

/// The institution's settings of finances, for everybody who asks.
struct FinanceSettingsRead: SharedRead {
    func read(_ tx: ReadTransaction) throws -> FinanceSettings { try FinanceSettingsRows.find(tx) }
}
