/// Which payments cover which charges of one person.
///
/// Only what is not reversed counts, and only money of a charge's own currency. First each payment whose reference is that of
/// charges covers those; what is left of all payments then covers the charges that are due first. Of charges due on one day
/// the one that was made first is covered first, and payments are spent in the order of their days. What then remains of a
/// payment is paid too much, and covers whatever is charged later.
struct Allocation: Sendable, Equatable {
    /// So much of a payment covers so much of a charge.
    struct Part: Sendable, Equatable {
        let charge: ID<Charge>
        let payment: ID<Payment>
        let money: Money
    }

    /// In the order in which money was spent; of a charge and a payment one at most.
    private(set) var parts: [Part] = []
    /// What is left to pay of each charge that counts.
    private(set) var open: [ID<Charge>: Money] = [:]
    /// What is left of each payment that counts.
    private(set) var left: [ID<Payment>: Money] = [:]

    init(charges: [Charge], payments: [Payment]) {
        let charges = charges.filter { !$0.isReversed }.sorted { $0.allocationOrder < $1.allocationOrder }
        let payments = payments.filter { !$0.isReversed }.sorted { $0.allocationOrder < $1.allocationOrder }
        open = Dictionary(charges.map { ($0.id, $0.money) }, uniquingKeysWith: { first, _ in first })
        left = Dictionary(payments.map { ($0.id, $0.money) }, uniquingKeysWith: { first, _ in first })
        let byReference = Dictionary(grouping: charges.filter { $0.reference != nil }, by: { $0.reference?.key })
        for payment in payments {
            guard let reference = payment.reference else { continue }
            spend(payment, on: byReference[reference.key] ?? [])
        }
        let byCurrency = Dictionary(grouping: charges, by: \.money.currency)
        for payment in payments { spend(payment, on: byCurrency[payment.money.currency] ?? []) }
        parts = Self.merged(parts)
    }

    private mutating func spend(_ payment: Payment, on charges: [Charge]) {
        guard var rest = left[payment.id]?.minor, rest > 0 else { return }
        let currency = payment.money.currency
        for charge in charges where charge.money.currency == currency {
            if rest == 0 { break }
            let wanted = open[charge.id]?.minor ?? 0
            let spent = min(rest, wanted)
            if spent == 0 { continue }
            rest -= spent
            open[charge.id] = Money(minor: wanted - spent, currency: currency)
            parts.append(Part(charge: charge.id, payment: payment.id, money: Money(minor: spent, currency: currency)))
        }
        left[payment.id] = Money(minor: rest, currency: currency)
    }

    private struct Pair: Hashable {
        let charge: ID<Charge>
        let payment: ID<Payment>
    }

    /// A payment that names a charge, and has some left that reaches it again, covers it once with both.
    private static func merged(_ parts: [Part]) -> [Part] {
        var sums: [Pair: Int] = [:]
        var order: [(Pair, Currency)] = []
        for part in parts {
            let pair = Pair(charge: part.charge, payment: part.payment)
            if sums[pair] == nil { order.append((pair, part.money.currency)) }
            sums[pair, default: 0] += part.money.minor
        }
        return order.map { pair, currency in
            Part(charge: pair.charge, payment: pair.payment, money: Money(minor: sums[pair] ?? 0, currency: currency))
        }
    }
}

extension Charge {
    fileprivate var allocationOrder: (LocalDay, Instant, String) { (due, madeAt, id.text) }
}

extension Payment {
    fileprivate var allocationOrder: (LocalDay, Instant, String) { (paidOn, madeAt, id.text) }
}
