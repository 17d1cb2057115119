import Database

/// Where fees come from, and where they are charged: supplied by whoever keeps the accounts. Everything that writes is called
/// in the transaction that gives or takes the seat.
struct ExamLedger: Sendable {
    /// What a kind of fee is at a moment; nil where the price list has none.
    var price: @Sendable (ExamFee.Kind, Instant, ReadTransaction) throws -> Money?
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
        price: { _, _, _ in nil }, debt: { _, _, _ in [] }, stopsDebtors: { _ in false },
        charge: { _, _, _, _, _ in throw NoLedger() },
        reverse: { _, _, _, _, _, _ in throw NoLedger() })

    /// Every fee that there is.
    func fees(at now: Instant, _ tx: ReadTransaction) throws -> [ExamFee.Kind: ExamFee] {
        try ExamFee.Kind.allCases.reduce(into: [:]) { fees, kind in
            fees[kind] = try price(kind, now, tx).map { ExamFee(kind: kind, amount: $0) }
        }
    }
}

/// Something was to be charged where no accounts are kept.
struct NoLedger: Error {}

/// What seats are given with: receipts, and charges.
struct ExamDesk: Sendable {
    let receipts: ExamReceiptRows
    let ledger: ExamLedger
}
