import Testing

@testable import App

@Suite("Which payments cover which charges")
struct AllocationTests {
    private typealias Sample = SampleFinances

    /// A generator of its own, so that each case can be tried again.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test("what is due first is paid first, whatever was charged first")
    func oldest() {
        let late = Sample.charge("late", 100, due: 30)
        let early = Sample.charge("early", 100, due: 10)
        let account = MoneyAccount(charges: [late, early], payments: [Sample.payment("one", 130)])
        #expect(account.open(early).minor == 0 && account.open(late).minor == 70)
        #expect(account.allocation.parts.map { "\($0.charge) \($0.money.minor)" } == ["early 100", "late 30"])
    }

    @Test("a payment that names a charge covers that one first, and with what is left what is due first")
    func named() {
        let charges = [Sample.charge("early", 100, due: 10), Sample.charge("late", 100, due: 30, reference: "97-1 2")]
        let account = MoneyAccount(charges: charges, payments: [Sample.payment("one", 130, reference: "9712")])
        #expect(account.allocation.parts.map { "\($0.charge) \($0.money.minor)" } == ["late 100", "early 30"])
    }

    @Test("no euro pays a dinar, and what was taken back pays nothing and costs nothing")
    func apart() throws {
        let account = MoneyAccount(
            charges: [
                Sample.charge("dinars", 100, .dinar, due: -1), Sample.charge("back", 100, due: -1, reversal: Sample.reversal),
            ],
            payments: [Sample.payment("one", 100), Sample.payment("two", 100, .dinar, reversal: Sample.reversal)])
        #expect(try account.debt(on: Sample.start) == [Money(minor: 100, currency: .dinar)])
        #expect(try account.overpaid() == [Money(minor: 100, currency: .euro)])
        #expect(account.allocation.parts == [])
    }

    @Test("a charge is overdue when its last day is over, and not before")
    func overdue() throws {
        let account = MoneyAccount(charges: [Sample.charge("one", 100, due: 0)], payments: [])
        #expect(try account.debt(on: Sample.start) == [])
        #expect(try account.debt(on: Sample.start + 1) == [Money(minor: 100, currency: .euro)])
    }

    @Test("the figures of the paper: 3,050 charged, 495 paid, 2,555 owed", arguments: [0, 1])
    func paper(split: Int) throws {
        let charges =
            split == 0
            ? [Sample.charge("all", 3050_00)]
            : [Sample.charge("tuition", 2800_00, due: 5), Sample.charge("enrolment", 250_00, due: -5)]
        let account = MoneyAccount(charges: charges, payments: [Sample.payment("a", 400_00), Sample.payment("b", 95_00)])
        let total = try #require(YearAccount(account: account, year: Sample.year).totals.first)
        #expect([total.charged.minor, total.paid.minor, total.open.minor] == [3050_00, 495_00, 2555_00])
    }

    @Test("over random charges, payments, reversals and instalments the sums agree to the cent", arguments: 0..<200)
    func random(seed: UInt64) throws {
        var dice = Dice(state: seed &* 77 &+ 1)
        let currencies: [Currency] = [.euro, .dinar]
        func reversal() -> MoneyReversal? { Int.random(in: 0..<5, using: &dice) == 0 ? Sample.reversal : nil }
        func reference() -> String? { ["1", "2", nil, nil].randomElement(using: &dice) ?? nil }
        var charges: [Charge] = (0..<Int.random(in: 0...9, using: &dice)).map { index in
            Sample.charge(
                "c\(index)", Int.random(in: 1...500, using: &dice), currencies.randomElement(using: &dice) ?? .euro,
                due: Int.random(in: -20...20, using: &dice), year: Bool.random(using: &dice) ? Sample.year : "2025/2026",
                reference: reference(), reversal: reversal())
        }
        charges += try instalments(&dice)
        let payments: [Payment] = (0..<Int.random(in: 0...9, using: &dice)).map { index in
            Sample.payment(
                "p\(index)", Int.random(in: 1...700, using: &dice), currencies.randomElement(using: &dice) ?? .euro,
                day: Int.random(in: -40...0, using: &dice), reference: reference(), reversal: reversal())
        }
        try check(MoneyAccount(charges: charges, payments: payments))
        // The order in which rows come says nothing.
        let (charged, paid) = (charges.shuffled(using: &dice), payments.shuffled(using: &dice))
        let other = Allocation(charges: charged, payments: paid)
        #expect(other == Allocation(charges: charges, payments: payments))
    }

    private func instalments(_ dice: inout Dice) throws -> [Charge] {
        let (count, minor) = (Int.random(in: 2...12, using: &dice), Int.random(in: 12...5000, using: &dice))
        let money = Money(minor: minor, currency: .euro)
        let plan = try #require(InstalmentPlan(money, on: (0..<count).map { Sample.start + $0 * 30 }))
        #expect(plan.parts.map(\.minor).reduce(0, +) == minor)
        return plan.parts.enumerated().map { index, part in
            Sample.charge(
                "i\(index)", part.minor, due: index * 30, instalment: .init(plan: ID(text: "p"), number: index + 1, count: count))
        }
    }

    private func check(_ account: MoneyAccount) throws {
        for currency in [Currency.euro, .dinar] {
            func sum(_ amounts: [Money]) -> Int { amounts.filter { $0.currency == currency }.map(\.minor).reduce(0, +) }
            let charged = sum(account.charges.filter { !$0.isReversed }.map(\.money))
            let paid = sum(account.payments.filter { !$0.isReversed }.map(\.money))
            let spent = sum(account.allocation.parts.map(\.money))
            let (open, left) = (sum(Array(account.allocation.open.values)), sum(Array(account.allocation.left.values)))
            #expect(charged - spent == open && paid - spent == left)
            #expect(open == 0 || left == 0, "money is left while something is owed")
            let years = try YearAccount.years(of: account, on: Sample.start).map { try YearAccount(account: account, year: $0) }
            let totals = years.flatMap(\.totals).filter { $0.currency == currency }
            #expect(totals.map(\.charged.minor).reduce(0, +) == charged && totals.map(\.paid.minor).reduce(0, +) == spent)
            #expect(totals.allSatisfy { $0.open.minor >= 0 && $0.paid.minor >= 0 })
            let (debt, overpaid) = try (account.debt(on: Sample.start + 9999), account.overpaid())
            #expect(sum(debt) == open && sum(overpaid) == left)
        }
        let reversed = Set(account.charges.filter(\.isReversed).map(\.id))
        #expect(account.allocation.parts.allSatisfy { $0.money.minor > 0 && !reversed.contains($0.charge) })
        let shown = try YearAccount.years(of: account, on: Sample.start)
            .flatMap { try YearAccount(account: account, year: $0).payments }.map(\.id)
        #expect(Set(shown) == Set(account.payments.map(\.id)), "every payment is in some year")
    }
}
