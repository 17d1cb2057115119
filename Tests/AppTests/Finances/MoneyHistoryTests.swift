import Database
import Testing

@testable import App

@Suite("Whatever the office books")
struct MoneyHistoryTests {
    @Test(
        "charges, instalments, payments and what takes them back: every sum that is shown is what was booked, to the cent",
        arguments: 1...8)
    func randomHistory(seed: Int) async throws {
        try await TestSite.run { site in
            var history = try await MoneyHistory(site, seed: seed)
            for step in 1...50 {
                let done = try await history.step()
                let differences = try await history.differences()
                guard differences.isEmpty else {
                    Issue.record("seed \(seed), step \(step), \(done): \(differences)")
                    return
                }
            }
        }
    }
}

/// Two students' accounts in the database, and beside them nothing but the amounts that were booked.
private struct MoneyHistory {
    private struct Booked {
        let person: ID<Person>
        let money: Money
        /// Nil for a payment.
        let due: LocalDay?
        let year: String?
        var counts = true
    }

    private let site: TestSite
    private let carmen: ID<Person>
    private let people: [ID<Person>]
    private let today: LocalDay
    private var dice: SeededGenerator
    private var charges: [(id: ID<Charge>, booked: Booked)] = []
    private var payments: [(id: ID<Payment>, booked: Booked)] = []
    private var count = 0

    init(_ site: TestSite, seed: Int) async throws {
        self.site = site
        carmen = try await site.person("carmen").id
        people = try await [site.person("ana").id, site.person("bogdan").id]
        today = LocalDay(site.clock.now, in: site.site.institution.zone)
        dice = SeededGenerator(seed: Int64(seed), stream: 28)
    }

    private var store: OfficeStore { OfficeStore(database: site.database) }

    private mutating func below(_ bound: Int) -> Int { Int(dice.next() % UInt64(bound)) }

    private mutating func person() throws -> ID<Person> { try #require(people.at(below(people.count))) }

    private mutating func money() -> Money {
        Money(minor: 1 + below(500_00), currency: below(2) == 0 ? .euro : .dinar)
    }

    private mutating func next() -> String {
        count += 1
        return "booked-\(count)"
    }

    mutating func step() async throws -> String {
        switch below(10) {
        case 0..<3: try await charge(in: 1)
        case 3, 4: try await charge(in: 2 + below(11))
        case 5..<8: try await pay()
        case 8: try await reverseCharge()
        default: try await reversePayment()
        }
    }

    /// In so many instalments. The same form may come twice.
    private mutating func charge(in instalments: Int) async throws -> String {
        let (person, money) = (try person(), money())
        let year = below(3) == 0 ? "2025/2026" : "2026/2027"
        let days = (0..<instalments).map { today + (-60 + below(20) + $0 * 21) }.sorted()
        var draft = ChargeDraft(
            person: person, schoolYear: year, kind: .tuition, title: nil, money: money, dueOn: days.first, reference: nil)
        draft.chargedOn = today + (-70)
        var drafts = [draft]
        if instalments > 1 {
            // What does not make instalments is none of the office's forms.
            guard let plan = InstalmentPlan(money, on: days) else { return "no instalments of \(money)" }
            drafts = plan.drafts(draft, as: ID(text: next()))
        }
        let booked = drafts.map { (ID<Charge>(text: next()), $0) }
        for _ in 0...below(2) {
            #expect(try await store.book(booked, of: person, by: carmen, at: site.clock.now))
        }
        charges += booked.map { id, draft in
            (id, Booked(person: person, money: draft.money, due: draft.dueOn, year: draft.schoolYear))
        }
        let sum = booked.map(\.1.money.minor).reduce(0, +)
        #expect(sum == money.minor, "instalments are the amount, to the cent")
        return "\(money) is charged in \(instalments)"
    }

    private mutating func pay() async throws -> String {
        let (person, money, id) = (try person(), money(), ID<Payment>(text: next()))
        let draft = PaymentDraft(person: person, money: money, paidOn: today + (-below(300)), title: nil, reference: nil)
        for _ in 0...below(2) {
            #expect(try await store.book(draft, as: id, by: carmen, at: site.clock.now))
        }
        payments.append((id, Booked(person: person, money: money, due: nil, year: nil)))
        return "\(money) is paid"
    }

    /// Somebody else's is not there, and what was taken back before is so once.
    private mutating func reverseCharge() async throws -> String {
        let index = below(max(1, charges.count))
        guard let (id, booked) = charges.at(index) else { return "there is no charge" }
        let other = try #require(people.first { $0 != booked.person })
        let now = site.clock.now
        #expect(try await store.reverse(id, of: other, because: "Eroare", by: carmen, at: now) == nil)
        #expect(try await store.reverse(id, of: booked.person, because: "Eroare", by: carmen, at: now) == booked.counts)
        charges[index].booked.counts = false
        return "\(booked.money) is not charged any more"
    }

    private mutating func reversePayment() async throws -> String {
        let index = below(max(1, payments.count))
        guard let (id, booked) = payments.at(index) else { return "there is no payment" }
        let other = try #require(people.first { $0 != booked.person })
        let now = site.clock.now
        #expect(try await store.reverse(id, of: other, because: "Eroare", by: carmen, at: now) == nil)
        #expect(try await store.reverse(id, of: booked.person, because: "Eroare", by: carmen, at: now) == booked.counts)
        payments[index].booked.counts = false
        return "\(booked.money) is not paid any more"
    }

    /// What is shown, and is not what was booked.
    func differences() async throws -> [String] {
        let debtors = try await DebtorStore(database: site.database).all(on: today)
        var found: [String] = []
        for person in people {
            let account = try #require(try await store.account(of: person, on: today)).account
            for currency in [Currency.euro, .dinar] {
                let own = try of(person, currency, account, debtors.first { $0.payer.id == person })
                found += own.map { "\(person) \(currency.code): \($0)" }
            }
        }
        return found
    }

    private func of(
        _ person: ID<Person>, _ currency: Currency, _ account: MoneyAccount, _ debtor: Debtor?
    ) throws -> [String] {
        func sum(_ all: [Booked]) -> Int {
            all.filter { $0.person == person && $0.money.currency == currency && $0.counts }.map(\.money.minor).reduce(0, +)
        }
        func minor(_ amounts: [Money]) -> Int { amounts.filter { $0.currency == currency }.map(\.minor).reduce(0, +) }
        let (charged, paid) = (sum(charges.map(\.booked)), sum(payments.map(\.booked)))
        // What is due first is paid first.
        let overdue = max(0, sum(charges.map(\.booked).filter { $0.due.map { $0 < today } ?? false }) - paid)
        let years = try YearAccount.years(of: account, on: today).map { try YearAccount(account: account, year: $0) }
        let totals = years.flatMap(\.totals).filter { $0.currency == currency }
        let ofYears = years.allSatisfy { year in
            let own = sum(charges.map(\.booked).filter { $0.year == year.year })
            return minor(year.totals.map(\.charged)) == own
        }
        let whole = try account.totals().filter { $0.currency == currency }
        let checks: [(String, Int, Int)] = [
            ("charged", minor(whole.map(\.charged)), charged), ("paid", minor(whole.map(\.paid)), min(paid, charged)),
            ("open", minor(whole.map(\.open)), max(0, charged - paid)),
            ("overpaid", minor(try account.overpaid()), max(0, paid - charged)),
            ("overdue", minor(try account.debt(on: today)), overdue), ("of a debtor", minor(debtor?.debt ?? []), overdue),
            ("charged in all years", minor(totals.map(\.charged)), charged),
            ("open in all years", minor(totals.map(\.open)), max(0, charged - paid)),
            (
                "rows",
                account.charges.count { $0.money.currency == currency }
                    + account.payments.count { $0.money.currency == currency },
                (charges.map(\.booked) + payments.map(\.booked)).count { $0.person == person && $0.money.currency == currency }
            ),
        ]
        return checks.filter { $0.1 != $0.2 }.map { "\($0.0) is \($0.1), booked was \($0.2)" } + (ofYears ? [] : ["a year's sum"])
    }
}
