import Testing

@testable import App

@Suite("The page of one's own money")
struct FinancesPageTests {
    private typealias Sample = SampleFinances

    private func page(
        _ account: MoneyAccount, _ view: FinancesPage.View = .summary, _ language: Language = .serbian,
        years: [String] = [Sample.year]
    ) throws -> FinancesPage {
        let ground = try PageGround(language)
        return FinancesPage(
            frame: ground.frame, strings: ground.strings, year: try YearAccount(account: account, year: Sample.year),
            years: years, view: view, today: Sample.start)
    }

    private func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }

    @Test("sums a year up as figure 14 of the paper does, word for word")
    func figure() throws {
        let account = MoneyAccount(
            charges: [Sample.charge("all", 3050_00, due: 9)], payments: [Sample.payment("a", 495_00)])
        let facts = try #require(page(account).totals.first).facts
        #expect(
            facts.map { plain($0.label + " " + $0.value) } == [
                "Zaduženje valuta - euro 3.050 €", "Plaćeno valuta - euro 495 €", "Dugovanje valuta - euro 2.555 €",
            ])
    }

    @Test("what is overdue comes first, then what is to be paid next; what was paid too much is said")
    func order() throws {
        let page = try page(Sample.account, .summary, .english)
        #expect(page.sections.map(\.heading) == ["Overdue", "To be paid next"])
        #expect(page.sections.map { $0.rows.map(\.isBad) } == [[true], [false]])
        let charges = [Sample.charge("late", 10_00, due: -3), Sample.charge("next", 10_00, due: 3)]
        let owing = try self.page(MoneyAccount(charges: charges, payments: []), .summary, .english)
        #expect(owing.sections.map { $0.rows.map(\.isBad) } == [[true], [false]])
        #expect(!owing.hasOverpaid && page.hasOverpaid && page.overpaid.map(\.label) == ["Overpaid – Swiss franc"])
    }

    @Test("an old debt is overdue in whatever year one reads, and is in no sum of another one")
    func oldDebt() throws {
        let account = MoneyAccount(charges: [Sample.charge("old", 10_00, due: -400, year: "2025/2026")], payments: [])
        let page = try page(account, .summary, .english, years: [Sample.year, "2025/2026"])
        #expect(page.totals.isEmpty && page.sections.map(\.heading) == ["Overdue"] && page.empty == nil)
        #expect(page.hasYears && page.years.map(\.isCurrent) == [true, false])
    }

    @Test("a year that has something can be printed and saved, and an empty one not")
    func statement() throws {
        #expect(try page(Sample.account).statementHref == FinanceRoutes.statement(of: Sample.year))
        #expect(try page(MoneyAccount(charges: [], payments: [])).statementHref == nil)
        let earlier = MoneyAccount(charges: [Sample.charge("old", 10_00, due: -400, year: "2025/2026")], payments: [])
        #expect(try page(earlier, years: [Sample.year, "2025/2026"]).statementHref == nil)
    }

    @Test("the present school year is shown first, also when the next one is charged already")
    func usualYear() {
        let (now, next) = (Sample.year, "2027/2028")
        func usual(_ charged: [String]) -> String? {
            let account = MoneyAccount(charges: charged.map { Sample.charge($0, 10_00, year: $0) }, payments: [])
            return YearAccount.usual(among: YearAccount.years(of: account, on: Sample.start), of: account, on: Sample.start)
        }
        #expect(usual([now, next]) == now && usual([next]) == next && usual(["2025/2026"]) == "2025/2026" && usual([]) == now)
    }

    @Test("a payment says what it covers and what is left of it, and a charge how much of it is open")
    func covered() throws {
        let account = MoneyAccount(
            charges: [Sample.charge("one", 30_00, due: 1), Sample.charge("two", 30_00, due: 2)],
            payments: [Sample.payment("a", 40_00)])
        let row = try #require(page(account, .payments, .english).sections.first?.rows.first)
        #expect(row.details.suffix(2) == ["Tuition: €30", "Tuition: €10"] && row.state == nil)
        let states = try #require(page(account, .charges, .english).sections.first).rows.map(\.state)
        #expect(states == ["Left to pay: €20", "Paid"] || states == ["Paid", "Left to pay: €20"])
        let rest = try page(MoneyAccount(charges: [], payments: [Sample.payment("a", 40_00)]), .payments, .english)
        #expect(rest.sections.first?.rows.first?.state == "Covers no charge yet: €40" && rest.rule != nil)
    }

    @Test("what was taken back stays, and says why")
    func reversed() throws {
        let rows = try #require(page(Sample.account, .charges, .english).sections.first).rows
        let state = try #require(rows.compactMap(\.state).first { $0.hasPrefix("Reversed") })
        #expect(state.hasSuffix("Reason: Greška <dvaput>"))
    }

    @Test("each view says when there is nothing in it", arguments: FinancesPage.View.allCases)
    func nothing(view: FinancesPage.View) throws {
        let page = try page(MoneyAccount(charges: [], payments: []), view)
        #expect(page.empty != nil && page.sections.isEmpty && !page.hasYears && page.rule == nil)
        #expect(page.views.map(\.isCurrent) == FinancesPage.View.allCases.map { $0 == view })
    }
}
