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

    /// Books charges, all or none. The same form twice books once.
    /// - Returns: false where the payer is not there.
    /// - Throws: `FormErrors` where the first charge is there with other values: somebody went back and changed the form.
    func book(
        _ drafts: [(ID<Charge>, ChargeDraft)], of payer: ID<Person>, by maker: ID<Person>, at now: Instant
    ) async throws -> Bool {
        try await database.write { tx in
            guard try OfficePeopleRows.payer(payer, tx.reading) != nil else { return false }
            guard let first = drafts.first?.0 else { return true }
            let before = try AccountRows.entered(with: first, tx.reading)
            if !before.isEmpty {
                let isSame = before.count == drafts.count && zip(drafts, before).allSatisfy { $0.1.isSame(as: $1) }
                if !isSame { throw FormErrors.entered("amount") }
                return true
            }
            for (id, draft) in drafts { try ChargeWriteRows.add(draft, as: id, by: maker, at: now, tx) }
            return true
        }
    }

    /// Books a payment. The same form twice books once.
    /// - Returns: false where the payer is not there.
    /// - Throws: `FormErrors` where the payment is there with other values.
    func book(_ draft: PaymentDraft, as id: ID<Payment>, by maker: ID<Person>, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard try OfficePeopleRows.payer(draft.person, tx.reading) != nil else { return false }
            if let before = try AccountRows.payments(tx.reading, where: "payment.id = \(id)").first {
                if !draft.isSame(as: before) { throw FormErrors.entered("paid-amount") }
                return true
            }
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

extension FormErrors {
    private static let enteredKey = "money.entered-before"

    /// The form has entered something else before.
    static func entered(_ field: String) -> FormErrors { FormErrors(items: [.init(field: field, key: enteredKey)]) }

    /// Whether a form needs a new id to be sent once more.
    var isEntered: Bool { items.contains { $0.key == Self.enteredKey } }
}
