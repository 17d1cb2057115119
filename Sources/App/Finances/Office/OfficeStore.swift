import Database

/// What the student office reads and writes of accounts. Who uses it has the role: every payer is its own.
struct OfficeStore: Sendable {
    let database: Database

    /// The most payers that are shown at once.
    static let most = 100

    struct Found: Sendable {
        let payers: [Payer]
        let total: Int
    }

    struct Account: Sendable {
        let payer: Payer
        let account: MoneyAccount
        let prices: [ChargeKind: Money]
    }

    /// - Parameter words: the beginnings of words of the name, the user name or the student number.
    /// - Returns: nil for no words, where nobody is looked for.
    func find(_ words: [String]) async throws -> Found? {
        if words.isEmpty { return nil }
        return try await database.read { tx in
            let hits = try OfficePeopleRows.payers(tx).filter { payer in
                let own = SearchText.words(of: [payer.name, payer.surname, payer.detail].joined(separator: " "))
                return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
            }
            return Found(payers: Array(hits.prefix(Self.most)), total: hits.count)
        }
    }

    /// Nil where there is no such payer.
    func account(of id: ID<Person>, on day: LocalDay) async throws -> Account? {
        try await database.read { tx in
            guard let payer = try OfficePeopleRows.payer(id, tx) else { return nil }
            return try Account(
                payer: payer, account: AccountRows.account(of: id, tx), prices: PriceRows.prices(on: day, tx))
        }
    }

    /// Books charges, all or none; nothing where the first is there already, by its id, because a form was sent twice.
    /// - Returns: false where the payer is not there.
    func book(
        _ drafts: [(ID<Charge>, ChargeDraft)], of payer: ID<Person>, by maker: ID<Person>, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard try OfficePeopleRows.payer(payer, tx.reading) != nil else { return false }
            guard let first = drafts.first?.0, try tx.first("SELECT id FROM charge WHERE id = \(first)") == nil else {
                return true
            }
            for (id, draft) in drafts { try ChargeWriteRows.add(draft, as: id, by: maker, at: now, tx) }
            return true
        }
    }

    /// Books a payment, unless it is there already, by its id.
    /// - Returns: false where the payer is not there.
    func book(_ draft: PaymentDraft, as id: ID<Payment>, by maker: ID<Person>, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard try OfficePeopleRows.payer(draft.person, tx.reading) != nil else { return false }
            guard try tx.first("SELECT id FROM payment WHERE id = \(id)") == nil else { return true }
            try PaymentWriteRows.add(draft, as: id, by: maker, at: now, tx)
            return true
        }
    }

    /// - Returns: whether it counted until now; nil where the payer has no such charge.
    func reverse(
        _ id: ID<Charge>, of payer: ID<Person>, because reason: String, by maker: ID<Person>, at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            guard try AccountRows.charge(id, of: payer, tx.reading) != nil else { return nil }
            return try ChargeWriteRows.reverse(id, because: reason, by: maker, at: now, tx)
        }
    }

    /// - Returns: whether it counted until now; nil where the payer has no such payment.
    func reverse(
        _ id: ID<Payment>, of payer: ID<Person>, because reason: String, by maker: ID<Person>, at now: Instant
    ) async throws -> Bool? {
        try await database.write { tx in
            guard try AccountRows.payment(id, of: payer, tx.reading) != nil else { return nil }
            return try PaymentWriteRows.reverse(id, because: reason, by: maker, at: now, tx)
        }
    }
}
