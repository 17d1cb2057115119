import Database

/// What one person was charged and paid, with what was taken back.
struct PersonalMoneyRows: PersonalDataRows {
    static let heading = "finances.title"
    static let place = 47
    static let isRare = true
    static let tables: Set = ["charge", "charge_reversal", "payment", "payment_reversal"]

    static func values(of items: [PersonalMoney]) -> [String: any Encodable & Sendable] {
        [
            "charges": items.compactMap(\.charge).map(PersonalChargeResource.init),
            "payments": items.compactMap(\.payment).map(PersonalPaymentResource.init),
        ]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalMoney] {
        let account = try AccountRows.account(of: person, tx)
        return account.charges.map { PersonalMoney(charge: $0, payment: nil) }
            + account.payments.map { PersonalMoney(charge: nil, payment: $0) }
    }
}

/// A charge, or a payment.
struct PersonalMoney: PersonalItem, Equatable {
    let charge: Charge?
    let payment: Payment?

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let strings = facts.strings
        let title = charge.map { FinanceWords.name(of: $0, strings) } ?? payment?.title ?? strings("finances.payment")
        let money = charge?.money ?? payment?.money
        return PersonalCard(
            heading: .init(text: title, language: strings.language.rawValue),
            facts: facts.facts([
                ("finances.amount", money.map { facts.formats.money($0) }),
                ("finances.day", (charge?.day ?? payment?.paidOn).map { facts.formats.day($0) }),
                ("finances.due-day", charge.map { facts.formats.day($0.due) }),
                ("semesters.school-year", charge?.schoolYear),
                ("finances.reference", (charge?.reference ?? payment?.reference)?.text),
                ("office.reversal", FinanceWords.reversal(charge?.reversal ?? payment?.reversal, strings)),
            ]))
    }
}

/// A charge as JSON.
struct PersonalChargeResource: Encodable, Sendable {
    let kind: String
    let title: String?
    /// In minor units of the currency.
    let amount: Int
    let currency: String
    let schoolYear: String
    let day: String
    let due: String
    let reference: String?
    let instalment: Int?
    let reversal: ReversalResource?

    init(_ charge: Charge) {
        (kind, title, schoolYear) = (charge.kind.rawValue, charge.title, charge.schoolYear)
        (amount, currency) = (charge.money.minor, charge.money.currency.code)
        (day, due, reference) = (charge.day.iso, charge.due.iso, charge.reference?.text)
        instalment = charge.instalment?.number
        reversal = charge.reversal.map(ReversalResource.init)
    }
}

/// A payment as JSON.
struct PersonalPaymentResource: Encodable, Sendable {
    let title: String?
    /// In minor units of the currency.
    let amount: Int
    let currency: String
    let day: String
    let reference: String?
    let reversal: ReversalResource?

    init(_ payment: Payment) {
        (title, day, reference) = (payment.title, payment.paidOn.iso, payment.reference?.text)
        (amount, currency) = (payment.money.minor, payment.money.currency.code)
        reversal = payment.reversal.map(ReversalResource.init)
    }
}

/// That something was taken back, as JSON.
struct ReversalResource: Encodable, Sendable {
    let at: String
    let reason: String?

    init(_ reversal: MoneyReversal) { (at, reason) = (reversal.madeAt.iso8601, reversal.reason) }
}
