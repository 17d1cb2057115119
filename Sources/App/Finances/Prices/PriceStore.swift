import Database

/// The price list.
struct PriceStore: Sendable {
    let database: Database

    func all() async throws -> [Price] { try await database.read { tx in try PriceRows.all(tx) } }

    /// The same price sent twice says nothing new.
    func add(_ price: Price, by maker: ID<Person>, at now: Instant) async throws {
        try await database.write { tx in
            let holds = try PriceRows.all(tx.reading).first { ($0.kind, $0.firstOn) == (price.kind, price.firstOn) }
            if holds != price { try PriceRows.add(price, by: maker, at: now, tx) }
        }
    }
}
