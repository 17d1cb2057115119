@testable import App

/// Charges and payments to try things with. Amounts are whole units unless they say minor.
enum SampleFinances {
    static let ana = ID<Person>(text: "ana")
    static let year = "2026/2027"
    static let start = LocalDay(SampleSnapshot.start, in: .gmt)

    static func euro(_ units: Int) -> Money { Money(minor: units * 100, currency: .euro) }

    static func charge(
        of person: ID<Person>, _ units: Int, _ currency: Currency = .euro, due: LocalDay? = nil, reference: String? = nil
    ) -> ChargeDraft {
        ChargeDraft(
            person: person, schoolYear: year, kind: .tuition, title: nil, money: Money(minor: units * 100, currency: currency),
            dueOn: due, reference: reference)
    }

    static func payment(of person: ID<Person>, _ units: Int, reference: String? = nil) -> PaymentDraft {
        PaymentDraft(person: person, money: euro(units), paidOn: start, title: nil, reference: reference)
    }

    static func received(_ id: String, payer: String? = "ȚÎRLEA <ANA>", reference: String? = "77-88") -> ReceivedPayment {
        ReceivedPayment(
            id: ID(text: id), money: Money(minor: 1234_50, currency: .dinar), paidOn: start, payer: payer, reference: reference,
            purpose: "Školarina <2>")
    }

    /// - Parameter due: in days after the start.
    static func charge(
        _ id: String, _ minor: Int, _ currency: Currency = .euro, due: Int? = nil, year: String = year, title: String? = nil,
        reference: String? = nil, instalment: Charge.Instalment? = nil, reversal: MoneyReversal? = nil, day: Int = -30
    ) -> Charge {
        Charge(
            id: ID(text: id), person: ana, schoolYear: year, kind: title == nil ? .tuition : .other, title: title,
            money: Money(minor: minor, currency: currency), day: start + day, dueOn: due.map { start + $0 },
            reference: reference.flatMap { PaymentReference($0) }, instalment: instalment, madeAt: SampleSnapshot.start,
            reversal: reversal)
    }

    /// - Parameter day: in days after the start.
    static func payment(
        _ id: String, _ minor: Int, _ currency: Currency = .euro, day: Int = -10, title: String? = nil,
        reference: String? = nil, reversal: MoneyReversal? = nil
    ) -> Payment {
        Payment(
            id: ID(text: id), person: ana, money: Money(minor: minor, currency: currency), paidOn: start + day, title: title,
            reference: reference.flatMap { PaymentReference($0) }, madeAt: SampleSnapshot.start, reversal: reversal)
    }

    static let reversal = MoneyReversal(madeAt: SampleSnapshot.start, reason: "Greška <dvaput>")

    /// Tuition in three instalments, of which one is overdue; an old charge that a payment names; one that was taken back.
    static let charges: [Charge] =
        (1...3).map { number in
            charge(
                "rate-\(number)", number == 3 ? 33_34 : 33_33, due: 30 * (number - 2) - 1,
                reference: number == 2 ? "97-123" : nil,
                instalment: .init(plan: ID(text: "plan"), number: number, count: 3))
        } + [
            charge("exam", 500_00, .dinar, due: 5, title: "Prijava <IT250>", reference: "11-22"),
            charge("wrong", 10_00, due: 1, reversal: reversal),
        ]

    static let payments: [Payment] = [
        payment("first", 40_00, title: "Školarina <1>"), payment("second", 500_00, .dinar, reference: "11-22"),
        payment("more", 7_00, .franc), payment("taken", 3_00, reversal: MoneyReversal(madeAt: SampleSnapshot.start, reason: nil)),
    ]

    static let account = MoneyAccount(charges: charges, payments: payments)

    static let settings = FinanceSettings(
        recipient: "Univerzitet <Metropolitan>", account: "160-0000000012345-95", purpose: nil, offersIPS: true,
        debtBlocks: true)

    static func own(_ account: MoneyAccount = account, _ settings: FinanceSettings = settings) -> FinanceStore.Own {
        FinanceStore.Own(account: account, settings: settings, indexNumber: "1001")
    }

    static let payer = Payer(id: ana, userName: "ana", name: "Ana", surname: "Țîrlea <T>", indexNumber: "1001")

    static let personal: [PersonalMoney] =
        charges.map { PersonalMoney(charge: $0, payment: nil) } + payments.map { PersonalMoney(charge: nil, payment: $0) }
}

extension SamplePages {
    static func finances(_ strings: Strings) throws -> [SamplePage] {
        typealias Sample = SampleFinances
        let main = frame(strings, heading: strings("finances.title"), isMain: true)
        let below = frame(strings, heading: strings("finances.charge"))
        func page(_ account: MoneyAccount, _ view: FinancesPage.View, _ years: [String] = [Sample.year]) throws -> SamplePage {
            let year = try YearAccount(account: account, year: Sample.year)
            return SamplePage(
                "\(view) of \(account.charges.count)",
                FinancesPage(frame: main, strings: strings, year: year, years: years, view: view, today: Sample.start))
        }
        func charge(_ id: String, _ own: FinanceStore.Own) -> SamplePage? {
            own.account.charges.first { $0.id.text == id }.map { charge in
                SamplePage(
                    id,
                    ChargePage(
                        frame: below, strings: strings, charge: charge, own: own, institution: "Școala <de probă>",
                        today: Sample.start))
            }
        }
        func statement(_ state: String, _ account: MoneyAccount, _ number: String?) throws -> SamplePage {
            SamplePage(
                state,
                FinanceStatementPage(
                    frame: below, strings: strings, year: try YearAccount(account: account, year: Sample.year),
                    owner: ("Ana Țîrlea <T>", number), institution: "Școala <de probă>", today: Sample.start,
                    now: SampleSnapshot.start))
        }
        let statements = [
            try statement("to print", Sample.account, "1001"),
            try statement("nothing to print", MoneyAccount(charges: [], payments: []), nil),
        ]
        let dinars = MoneyAccount(charges: [Sample.charge("dinars", 500_00, .dinar, title: "Ispit <1>")], payments: [])
        return try FinancesPage.View.allCases.map { try page(Sample.account, $0, [Sample.year, "2025/2026"]) }
            + FinancesPage.View.allCases.map { try page(MoneyAccount(charges: [], payments: []), $0) }
            + [
                charge("rate-1", Sample.own()), charge("rate-2", Sample.own(Sample.account, .initial)),
                charge("wrong", Sample.own()), charge("dinars", Sample.own(dinars)), charge("exam", Sample.own()),
            ].compactMap(\.self) + statements
    }
}
