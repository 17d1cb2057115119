import Foundation

/// An amount in minor units (cents, para, bani) of one currency. It is never converted and never rounded.
struct Money: Sendable, Hashable {
    let minor: Int
    let currency: Currency

    /// What a charge, a payment or a price can be: from one minor unit to a thousand million units.
    static let bounds = 1...100_000_000_000

    /// Whether a charge, a payment or a price can be of this amount.
    var isBookable: Bool { Self.bounds.contains(minor) }

    var isPositive: Bool { minor > 0 }

    static func zero(_ currency: Currency) -> Money { Money(minor: 0, currency: currency) }

    /// - Throws: `MoneyProblem` for another currency, and for a sum that no integer holds.
    func adding(_ other: Money) throws(MoneyProblem) -> Money {
        guard currency == other.currency else { throw .currencies(currency, other.currency) }
        let (sum, overflows) = minor.addingReportingOverflow(other.minor)
        if overflows { throw .overflow }
        return Money(minor: sum, currency: currency)
    }

    /// - Throws: `MoneyProblem` for another currency, and for a difference that no integer holds.
    func subtracting(_ other: Money) throws(MoneyProblem) -> Money {
        guard currency == other.currency else { throw .currencies(currency, other.currency) }
        let (difference, overflows) = minor.subtractingReportingOverflow(other.minor)
        if overflows { throw .overflow }
        return Money(minor: difference, currency: currency)
    }

    /// The sum of amounts of one currency.
    static func sum(_ amounts: some Sequence<Money>, in currency: Currency) throws(MoneyProblem) -> Money {
        var sum = Money.zero(currency)
        for amount in amounts { sum = try sum.adding(amount) }
        return sum
    }

    /// Of each currency that is there its sum, in the currencies' order.
    static func sums(_ amounts: some Sequence<Money>) throws(MoneyProblem) -> [Money] {
        var sums: [Currency: Money] = [:]
        for amount in amounts { sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)).adding(amount) }
        return sums.values.sorted { $0.currency < $1.currency }
    }

    /// As programs read it: 1234.50.
    var plain: String {
        let (whole, rest) = minor.quotientAndRemainder(dividingBy: 100)
        let digits = minor < 0 ? -rest : rest
        return (minor < 0 && whole == 0 ? "-" : "") + "\(whole)." + (digits < 10 ? "0" : "") + "\(digits)"
    }
}

/// Why amounts were not added.
enum MoneyProblem: Error, Equatable {
    case currencies(Currency, Currency)
    case overflow
}

extension Formats {
    /// An amount with its currency, whole units without decimals: 3.050 € · 203,63 € · €3,050.
    func money(_ money: Money) -> String {
        self.money(minorUnits: Int64(money.minor), currency: money.currency.code)
    }
}
