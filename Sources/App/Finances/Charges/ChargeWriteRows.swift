import Database

/// Writes charges and their reversals, for the office, the registration for exams, and imports.
enum ChargeWriteRows {
    /// - Parameter maker: who made it; nil for an import.
    /// - Throws: `UnbookableMoney` for a draft that is not bookable.
    static func add(
        _ draft: ChargeDraft, as id: ID<Charge>, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        guard draft.isBookable else { throw UnbookableMoney(money: draft.money) }
        let reference = draft.reference.flatMap { PaymentReference($0) }
        try tx.execute(
            """
            INSERT INTO charge (id, person_id, school_year, kind, title, amount, currency, charged_on, due_on, reference,
                reference_key, plan_id, instalment, instalments, import_key, maker_id, made_at)
            VALUES (\(id), \(draft.person), \(draft.schoolYear), \(draft.kind), \(draft.title), \(draft.money.minor),
                \(draft.money.currency), \(draft.chargedOn), \(draft.dueOn), \(reference?.text), \(reference?.key),
                \(draft.instalment?.plan), \(draft.instalment?.number), \(draft.instalment?.count), \(draft.importKey),
                \(maker), \(now))
            """)
    }

    /// Takes a charge back with a row that names it; the charge stays where it is.
    /// - Returns: false when it was taken back before.
    static func reverse(
        _ id: ID<Charge>, because reason: String?, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws -> Bool {
        try tx.executeCounting(
            """
            INSERT INTO charge_reversal (charge_id, reason, maker_id, made_at)
            VALUES (\(id), \(reason), \(maker), \(now))
            ON CONFLICT (charge_id) DO NOTHING
            """) == 1
    }
}
