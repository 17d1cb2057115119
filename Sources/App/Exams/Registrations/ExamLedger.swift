import Database

/// Where fees come from, and where they are charged: supplied by whoever keeps the accounts. Everything that writes is called
/// in the transaction that gives or takes the seat.
struct ExamLedger: Sendable {
    /// What kinds of fees are at a moment; one that the price list does not have is missing.
    var prices: @Sendable ([ExamFee.Kind], Instant, ReadTransaction) throws -> [ExamFee.Kind: Money]
    /// What a person owes that is due, in each currency; amounts above zero.
    var debt: @Sendable (ID<Person>, Instant, ReadTransaction) throws -> [Money]
    /// Whether nobody registers who owes something that is due, whatever the period says.
    var stopsDebtors: @Sendable (ReadTransaction) throws -> Bool
    /// Charges the fee of a registration. Gives the id of the charge.
    var charge: @Sendable (ExamFee, ExamRegistration, ID<Person>?, Instant, WriteTransaction) throws -> String
    /// Reverses a charge, because the registration ended in this way.
    var reverse:
        @Sendable (String, ExamRegistration, ExamRegistration.Kind, ID<Person>?, Instant, WriteTransaction) throws -> Void

    /// Of an institution that keeps no accounts here: registering costs nothing, and nobody owes anything.
    static let none = ExamLedger(
        prices: { _, _, _ in [:] }, debt: { _, _, _ in [] }, stopsDebtors: { _ in false },
        charge: { _, _, _, _, _ in throw NoLedger() },
        reverse: { _, _, _, _, _, _ in throw NoLedger() })

    /// Every fee that there is.
    func fees(at now: Instant, _ tx: ReadTransaction) throws -> [ExamFee.Kind: ExamFee] {
        try fees(ExamFee.Kind.allCases, at: now, tx)
    }

    /// Those of some kinds.
    func fees(
        _ kinds: [ExamFee.Kind], at now: Instant, _ tx: ReadTransaction
    ) throws -> [ExamFee.Kind: ExamFee] {
        try prices(kinds, now, tx).reduce(into: [:]) { $0[$1.key] = ExamFee(kind: $1.key, amount: $1.value) }
    }
}

/// Something was to be charged where no accounts are kept.
struct NoLedger: Error {}

/// What seats are given with: receipts, and charges.
struct ExamDesk: Sendable {
    let receipts: ExamReceiptRows
    let ledger: ExamLedger
}
