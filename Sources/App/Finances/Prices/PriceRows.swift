import Database

/// A line of the price list: from a day on, something costs so much.
struct Price: Sendable, Equatable {
    let kind: ChargeKind
    let firstOn: LocalDay
    /// Nil where it has no price from then on.
    let money: Money?
}

/// Finds and writes the price list. Nothing of it is changed: a correction of the same day comes after what it corrects.
enum PriceRows {
    /// What something costs on a day; nil where it has no price.
    static func price(of kind: ChargeKind, on day: LocalDay, _ tx: ReadTransaction) throws -> Money? {
        let row = try tx.first(
            """
            SELECT kind, first_on, amount, currency FROM price WHERE kind = \(kind) AND first_on <= \(day)
            ORDER BY kind, first_on DESC, sequence DESC LIMIT 1
            """)
        return try row.flatMap { try price($0).money }
    }

    /// What everything that has a price costs on a day.
    static func prices(on day: LocalDay, _ tx: ReadTransaction) throws -> [ChargeKind: Money] {
        try ChargeKind.priced.reduce(into: [:]) { prices, kind in prices[kind] = try price(of: kind, on: day, tx) }
    }

    /// What holds of the whole list, by kind and then by first day.
    static func all(_ tx: ReadTransaction) throws -> [Price] {
        let prices = try tx.rows(
            "SELECT kind, first_on, amount, currency FROM price ORDER BY kind, first_on, sequence"
        ).map(price)
        // Of those with one first day the last holds.
        return prices.enumerated().filter { index, price in
            prices.at(index + 1).map { ($0.kind, $0.firstOn) != (price.kind, price.firstOn) } ?? true
        }.map(\.element).sorted { ($0.kind, $0.firstOn) < ($1.kind, $1.firstOn) }
    }

    private static func price(_ row: Row) throws -> Price {
        let (amount, currency): (Int?, Currency?) = try (row["amount"], row["currency"])
        return try Price(
            kind: row["kind"], firstOn: row["first_on"],
            money: amount.flatMap { amount in currency.map { Money(minor: amount, currency: $0) } })
    }

    /// - Precondition: the kind is among `ChargeKind.priced`.
    /// - Throws: `UnbookableMoney` for an amount out of bounds.
    static func add(_ price: Price, by maker: ID<Person>?, at now: Instant, _ tx: WriteTransaction) throws {
        if let money = price.money, !money.isBookable { throw UnbookableMoney(money: money) }
        try tx.execute(
            """
            INSERT INTO price (kind, first_on, sequence, amount, currency, maker_id, made_at)
            SELECT \(price.kind), \(price.firstOn), coalesce(max(price.sequence), 0) + 1, \(price.money?.minor),
                \(price.money?.currency), \(maker), \(now)
            FROM price WHERE price.kind = \(price.kind) AND price.first_on = \(price.firstOn)
            """)
    }
}
