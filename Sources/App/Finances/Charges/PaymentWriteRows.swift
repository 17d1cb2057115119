import Database

/// Writes payments and their reversals, for the office and for imports.
enum PaymentWriteRows {
    /// - Parameter maker: who noted it; nil for an import.
    /// - Throws: `UnbookableMoney` for a draft that is not bookable.
    static func add(
        _ draft: PaymentDraft, as id: ID<Payment>, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        guard draft.isBookable else { throw UnbookableMoney(money: draft.money) }
        let reference = draft.reference.flatMap { PaymentReference($0) }
        try tx.execute(
            """
            INSERT INTO payment (id, person_id, amount, currency, paid_on, title, reference, reference_key, received_id,
                import_key, maker_id, made_at)
            VALUES (\(id), \(draft.person), \(draft.money.minor), \(draft.money.currency), \(draft.paidOn), \(draft.title),
                \(reference?.text), \(reference?.key), \(draft.received), \(draft.importKey), \(maker), \(now))
            """)
    }

    /// Takes a payment back with a row that names it; the payment stays where it is.
    /// - Returns: false when it was taken back before.
    static func reverse(
        _ id: ID<Payment>, because reason: String?, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        try tx.executeCounting(
            """
            INSERT INTO payment_reversal (payment_id, reason, maker_id, made_at)
            VALUES (\(id), \(reason), \(maker), \(now))
            ON CONFLICT (payment_id) DO NOTHING
            """) == 1
    }
}
