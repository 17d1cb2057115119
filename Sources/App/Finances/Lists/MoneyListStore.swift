import Database

/// Checks lists of charges and payments, and enters them: all lines or none.
struct MoneyListStore: Sendable {
    let database: Database

    func plan(
        _ document: MoneyListDocument, on day: LocalDay, at now: Instant, _ formats: Formats
    ) async throws -> MoneyListPlan {
        try await database.read { tx in try Self.plan(document, on: day, at: now, formats, tx) }
    }

    /// - Parameter isRelative: whether days may be relative to this one, as in an import folder.
    static func plan(
        _ document: MoneyListDocument, on day: LocalDay, at now: Instant, _ formats: Formats, _ tx: ReadTransaction,
        isRelative: Bool = false
    ) throws -> MoneyListPlan {
        let directory = try PayerDirectory(
            OfficePeopleRows.payers(tx), references: document.kind == .bank ? references(tx) : [:])
        return try MoneyListPlanning(
            kind: document.kind, formats: formats, today: day, directory: directory, known: known(document.kind, tx), now: now,
            isRelative: isRelative
        ).plan(document.lines)
    }

    /// Enters what a list has that is new.
    /// - Parameter checked: the fingerprint of what was shown.
    /// - Returns: what was entered, and whether it was: not where there are mistakes, or where something has changed since.
    func enter(
        _ document: MoneyListDocument, checked: String?, on day: LocalDay, by maker: ID<Person>?, at now: Instant,
        _ formats: Formats
    ) async throws -> (plan: MoneyListPlan, isDone: Bool) {
        try await database.write { tx in
            let plan = try Self.plan(document, on: day, at: now, formats, tx.reading)
            guard plan.faulty.isEmpty, plan.fingerprint == checked else { return (plan, false) }
            try Self.write(plan, by: maker, at: now, tx)
            return (plan, true)
        }
    }

    /// - Precondition: the plan has no mistakes.
    static func write(
        _ plan: MoneyListPlan, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction
    ) throws {
        for (_, entry) in plan.entries {
            switch entry {
            case .charge(let draft): try ChargeWriteRows.add(draft, as: ID(at: now), by: maker, at: now, tx)
            case .payment(let draft): try PaymentWriteRows.add(draft, as: ID(at: now), by: maker, at: now, tx)
            case .received(let received, let key, let person):
                try ReceivedPaymentRows.add(received, key: key, by: maker, at: now, tx)
                guard let person else { continue }
                let draft = ReceivedPaymentRows.draft(received, of: person)
                try PaymentWriteRows.add(draft, as: ID(at: now), by: maker, at: now, tx)
            }
        }
    }

    /// Whose charges have which reference; reversed ones do not count.
    private static func references(_ tx: ReadTransaction) throws -> [String: Set<ID<Person>>] {
        try tx.rows(
            """
            SELECT charge.reference_key, charge.person_id FROM charge
            LEFT JOIN charge_reversal ON charge_reversal.charge_id = charge.id
            WHERE charge.reference_key IS NOT NULL AND charge_reversal.charge_id IS NULL
            ORDER BY charge.reference_key, charge.id
            """
        ).reduce(into: [:]) { references, row in
            try references[row["reference_key"], default: []].insert(row["person_id"])
        }
    }

    private static func known(
        _ kind: MoneyListKind, _ tx: ReadTransaction
    ) throws -> [String: MoneyListPlanning.Known] {
        let query: SQL =
            switch kind {
            case .charges:
                """
                SELECT import_key, person_id, amount, currency FROM charge WHERE import_key IS NOT NULL ORDER BY import_key, id
                """
            case .payments:
                """
                SELECT import_key, person_id, amount, currency FROM payment WHERE import_key IS NOT NULL ORDER BY import_key, id
                """
            case .bank:
                """
                SELECT import_key, NULL AS person_id, amount, currency FROM received_payment ORDER BY import_key, id
                """
            }
        return try tx.rows(query).reduce(into: [:]) { known, row in
            known[try row["import_key"]] = try .init(
                person: row["person_id"], money: Money(minor: row["amount"], currency: row["currency"]))
        }
    }
}
