import Database

/// What one person did in the student office: how often and when. Whose money it was is told to them, not to the office.
struct PersonalMoneyWorkRows: PersonalDataRows {
    static let heading = PersonalWriting.heading
    static let place = PersonalWriting.place + 7
    static let isRare = true
    static let tables: Set = ["charge", "charge_reversal", "payment", "payment_reversal", "price", "received_payment"]

    static func values(of items: [PersonalMoneyWork]) -> [String: any Encodable & Sendable] {
        ["writing.money": items.map(PersonalMoneyWorkResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalMoneyWork] {
        try PersonalMoneyWork.Deed.allCases.compactMap { deed in
            guard let row = try tx.first(Self.times(deed, by: person)), let number: Int = try row["n"], number > 0 else {
                return nil
            }
            return try PersonalMoneyWork(deed: deed, number: number, firstAt: row["first_at"], lastAt: row["last_at"])
        }
    }

    private static func times(_ deed: PersonalMoneyWork.Deed, by person: ID<Person>) -> SQL {
        switch deed {
        case .charged:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM charge WHERE maker_id = \(person)
            """
        case .paid:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM payment WHERE maker_id = \(person)
            """
        case .reversedCharges:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM charge_reversal
            WHERE maker_id = \(person)
            """
        case .reversedPayments:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM payment_reversal
            WHERE maker_id = \(person)
            """
        case .priced:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM price WHERE maker_id = \(person)
            """
        case .received:
            """
            SELECT count(*) AS n, min(made_at) AS first_at, max(made_at) AS last_at FROM received_payment
            WHERE maker_id = \(person)
            """
        }
    }
}

/// Something that a person did in the student office, once or several times.
struct PersonalMoneyWork: PersonalItem, Equatable {
    enum Deed: String, Sendable, CaseIterable {
        case charged = "charges"
        case paid = "payments"
        case reversedCharges = "charge-reversals"
        case reversedPayments = "payment-reversals"
        case priced = "prices"
        case received = "bank-payments"
    }

    let deed: Deed
    let number: Int
    let firstAt: Instant
    let lastAt: Instant

    func card(_ facts: PersonalFacts) -> PersonalCard {
        let first = facts.formats.dayAndClock(firstAt)
        return PersonalCard(
            heading: .init(text: facts.strings("area.office"), language: facts.strings.language.rawValue),
            facts: facts.facts([
                ("my-data.done", told(facts.strings)),
                ("my-data.done-at", number == 1 ? first : first + " – " + facts.formats.dayAndClock(lastAt)),
            ]))
    }

    private func told(_ strings: Strings) -> String {
        switch deed {
        case .charged: strings("my-data.charges-made", n: number)
        case .paid: strings("my-data.payments-made", n: number)
        case .reversedCharges, .reversedPayments: strings("my-data.reversals-made", n: number)
        case .priced: strings("my-data.prices-made", n: number)
        case .received: strings("my-data.bank-payments-entered", n: number)
        }
    }
}

/// The same as JSON.
struct PersonalMoneyWorkResource: Encodable, Sendable {
    let kind: String
    let number: Int
    let from: String
    let to: String

    init(_ work: PersonalMoneyWork) {
        (kind, number) = (work.deed.rawValue, work.number)
        (from, to) = (work.firstAt.iso8601, work.lastAt.iso8601)
    }
}
