import Testing

@testable import App

@Suite("A school year of one's own money on paper and as a file")
struct FinanceStatementPageTests {
    private typealias Sample = SampleFinances

    private func page(_ account: MoneyAccount) throws -> FinanceStatementPage {
        let ground = try PageGround()
        return FinanceStatementPage(
            frame: ground.frame, strings: ground.strings, year: try YearAccount(account: account, year: Sample.year),
            owner: ("Ana Țîrlea", nil), institution: "Școala", today: Sample.start, now: SampleSnapshot.start)
    }

    @Test("has every charge with what is left of it, and every payment with what it covers; what was taken back says so")
    func lines() throws {
        let account = MoneyAccount(
            charges: [
                Sample.charge("one", 30_00, due: -1), Sample.charge("two", 20_00, due: 9),
                Sample.charge("wrong", 5_00, due: 1, reversal: Sample.reversal),
            ], payments: [Sample.payment("a", 35_00)])
        let page = try page(account)
        #expect(page.charges.map(\.open) == ["€0", "€0", "€15"] && page.hasCharges && page.empty == nil)
        #expect(page.charges.map { $0.reversal == nil } == [true, false, true], "of one day what is due first")
        #expect(page.payments.map(\.detail) == ["Tuition: €30; Tuition: €5"] && page.payments.map(\.open) == [nil])
        #expect(page.facts.map(\.label).contains("Student") && page.facts.count == 3, "without a student number")
        let open = try self.page(MoneyAccount(charges: [Sample.charge("one", 30_00, due: -1)], payments: []))
        let overdue = try #require(open.charges.first)
        #expect(overdue.detail?.hasPrefix("Overdue") == true && overdue.isOverdue && !open.hasPayments)
        #expect(overdue.reference == nil)
        let none = try self.page(MoneyAccount(charges: [], payments: []))
        #expect(none.empty != nil && none.totals.isEmpty)
    }

    @Test("what a payment has left is said beside what it covers, and one that was taken back covers nothing")
    func left() throws {
        let payments = [
            Sample.payment("a", 35_00), Sample.payment("taken", 3_00, reversal: Sample.reversal),
        ]
        let page = try page(MoneyAccount(charges: [Sample.charge("one", 30_00, due: 9)], payments: payments))
        #expect(page.payments.map(\.detail) == ["Tuition: €30; Covers no charge yet: €5", nil])
        #expect(page.payments.map { $0.reversal == nil } == [true, false])
        #expect(page.totals.map(\.facts.count) == [3, 1], "the sums of a currency, and what is overpaid")
    }

    @Test("the file has the same lines, amounts as numbers, and what is left adds up to the sums of the page")
    func file() throws {
        let strings = try PageGround().strings
        let year = try YearAccount(account: Sample.account, year: Sample.year)
        let table = FinanceStatementFile(year: year, strings: strings).table
        #expect(table.rows.count == year.charges.count + year.payments.count)
        #expect(table.rows.allSatisfy { $0.count == table.headings.count })
        let left = table.rows.prefix(year.charges.count).reduce(0) { sum, row in
            guard case .text("EUR")? = row.at(4), case .thousandths(let open)? = row.at(6) else { return sum }
            return sum + open
        }
        #expect(left == year.totals.first { $0.currency == .euro }.map { $0.open.minor * 10 })
        let wrong = try #require(table.rows.first { $0.contains(.thousandths(10_000)) })
        #expect(wrong.contains(.thousandths(0)), "nothing is left of what was taken back")
        guard case .text(let reason) = wrong.last else {
            Issue.record("\(wrong)")
            return
        }
        #expect(reason.contains("Greška <dvaput>"))
    }

    @Test("is one's own, of the year that is asked for")
    func own() async throws {
        try await TestSite.run { site in
            _ = try await AccessFinances.add(to: site)
            let (ana, bogdan) = (try await site.signedIn("ana"), try await site.signedIn("bogdan"))
            let address = FinanceRoutes.statement(of: SampleFinances.year)
            #expect(try await ana.get("/finances").text.contains("href=\"\(address)\""))
            let page = try await ana.get(address)
            #expect(page.status == .ok && page.words.contains("1001") && page.words.contains("Țîrlea"))
            for kind in ["", ".csv", ".xlsx"] {
                #expect(try await ana.get("/finances/statement\(kind)?year=1900/1901").status == .notFound)
            }
            #expect(try await ana.get(FinanceRoutes.statementCSV + "?for=nothing").status == .notFound)
            let file = try await ana.get(FinanceRoutes.statementCSV)
            #expect(file.status == .ok && file.text.split(separator: "\r\n").count == 3)
            #expect(try await !bogdan.get(FinanceRoutes.statementCSV).text.contains("100"))
        }
    }
}
