import Database

/// What came in at the bank and is nobody's yet.
struct ReceivedPaymentStore: Sendable {
    let database: Database

    enum Assignment: Sendable {
        case assigned(Payer)
        case nobody
        /// It is not there, or somebody's already.
        case absent
    }

    func unassigned() async throws -> [ReceivedPayment] {
        try await database.read { tx in try ReceivedPaymentRows.unassigned(tx) }
    }

    /// Makes it a payment of somebody's; where it is that person's already, nothing changes.
    /// - Parameter typed: a student number or a user name.
    func assign(
        _ id: ID<ReceivedPayment>, to typed: String?, by maker: ID<Person>, at now: Instant
    ) async throws -> Assignment {
        try await database.write { tx in
            let payer = try PayerDirectory(OfficePeopleRows.payers(tx.reading)).find(indexNumber: typed, userName: nil)
            guard let received = try ReceivedPaymentRows.unassigned(tx.reading, where: "received.id = \(id)").first else {
                guard let payer, try ReceivedPaymentRows.isPayment(id, of: payer.id, tx.reading) else { return .absent }
                return .assigned(payer)
            }
            guard let payer else { return .nobody }
            try PaymentWriteRows.add(
                ReceivedPaymentRows.draft(received, of: payer.id), as: ID(at: now), by: maker, at: now, tx)
            return .assigned(payer)
        }
    }
}
