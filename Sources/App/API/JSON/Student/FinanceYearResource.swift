import Foundation

/// A school year of the person's money. Amounts are in units of their currency.
struct FinanceYearResource: Encodable, Sendable {
    struct Total: Encodable, Sendable {
        let currency: String
        let charged: Decimal
        /// What covers charges of the year, whenever it was paid.
        let paid: Decimal
        let open: Decimal
    }

    /// 2026/2027
    let year: String
    /// Those that there are, the newest first.
    let years: [String]
    let charges: [ChargeResource]
    let payments: [PaymentResource]
    let totals: [Total]
    /// What covers no charge of any year.
    let overpaid: [AmountResource]

    /// - Parameter today: in the institution's time zone.
    init(_ shown: YearAccount, of years: [String], on today: LocalDay, _ strings: Strings) {
        (year, self.years) = (shown.year, years)
        charges = shown.charges.map { ChargeResource($0, in: shown.account, on: today, strings) }
        payments = shown.payments.map { PaymentResource($0, in: shown.account, strings) }
        totals = shown.totals.map {
            Total(
                currency: $0.currency.code, charged: $0.charged.decimal, paid: $0.paid.decimal, open: $0.open.decimal)
        }
        overpaid = shown.overpaid.map(AmountResource.init)
    }
}

extension Money {
    /// In units of the currency, exactly.
    var decimal: Decimal { Decimal(minor) / 100 }
}

struct AmountResource: Encodable, Sendable {
    let amount: Decimal
    let currency: String

    init(_ money: Money) { (amount, currency) = (money.decimal, money.currency.code) }
}

/// What the person owes.
struct ChargeResource: Encodable, Sendable {
    let id: String
    let title: String
    let amount: Decimal
    let currency: String
    let day: String
    /// The last day on which it is not overdue.
    let due: String
    /// What is left to pay.
    let open: Decimal
    let isOverdue: Bool
    let reference: String?
    /// When it was taken back, and why.
    let reversedAt: String?
    let reversalReason: String?

    init(_ charge: Charge, in account: MoneyAccount, on today: LocalDay, _ strings: Strings) {
        let open = account.open(charge)
        (id, title) = (charge.id.text, FinanceWords.name(of: charge, strings))
        (amount, currency) = (charge.money.decimal, charge.money.currency.code)
        (day, due, self.open) = (charge.day.iso, charge.due.iso, open.decimal)
        isOverdue = open.isPositive && charge.due < today
        reference = charge.reference?.text
        (reversedAt, reversalReason) = (charge.reversal?.madeAt.iso8601, charge.reversal?.reason)
    }
}

/// What the person paid.
struct PaymentResource: Encodable, Sendable {
    struct Part: Encodable, Sendable {
        /// The id of a charge.
        let charge: String
        let amount: Decimal
    }

    let id: String
    let title: String
    let amount: Decimal
    let currency: String
    let day: String
    let reference: String?
    /// The charges that it covers, each with how much of it.
    let covers: [Part]
    /// What is left of it.
    let left: Decimal
    let reversedAt: String?
    let reversalReason: String?

    init(_ payment: Payment, in account: MoneyAccount, _ strings: Strings) {
        (id, title) = (payment.id.text, payment.title ?? strings("finances.payment"))
        (amount, currency, day) = (payment.money.decimal, payment.money.currency.code, payment.paidOn.iso)
        reference = payment.reference?.text
        covers = account.allocation.parts.filter { $0.payment == payment.id }.map {
            Part(charge: $0.charge.text, amount: $0.money.decimal)
        }
        left = account.allocation.left[payment.id]?.decimal ?? 0
        (reversedAt, reversalReason) = (payment.reversal?.madeAt.iso8601, payment.reversal?.reason)
    }
}
