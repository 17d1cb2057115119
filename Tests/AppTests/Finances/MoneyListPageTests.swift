import Testing

@testable import App

@Suite("The page on which lists of money are entered")
struct MoneyListPageTests {
    private typealias Sample = SampleFinances

    private func page(_ text: String, _ kind: MoneyListKind = .payments, errors: FormErrors? = nil) throws -> MoneyListPage {
        let ground = try PageGround()
        let planning = MoneyListPlanning(
            kind: kind, formats: ground.strings.formats, today: Sample.start, directory: PayerDirectory([Sample.payer]),
            known: [:], now: SampleSnapshot.start)
        let plan = try errors == nil ? planning.plan(MoneyListDocument(text, kind).lines) : nil
        return MoneyListPage(
            frame: ground.frame, strings: ground.strings, kind: kind, shown: .init(text: text, plan: plan, errors: errors))
    }

    @Test("one line with a mistake, and there is no button; the line is named with its reasons")
    func button() throws {
        let good = try #require(page("index,amount,currency,date\n1001,5,EUR,2026-11-01").result)
        #expect(good.button == "Enter 1 line" && !good.hasFaulty && good.hasGood)
        let bad = try #require(
            page("index,amount,currency,date\n1001,5,EUR,2026-11-01\n9999,−5,XYZ,2026-11-01").result)
        #expect(bad.button == nil && bad.faulty.map(\.line) == ["Line 3"])
        #expect(
            Set(bad.faulty.first?.states ?? [])
                == [
                    "No student has this number or user name",
                    "The currency is one of: EUR, RSD, RON, BAM, CHF, USD",
                    "An amount is above zero. To take something back, reverse it.",
                ])
    }

    @Test("of a bank's file it says how many payments are nobody's yet, and whose the others are")
    func bank() throws {
        let text = "date;amount;currency;payer;reference\n1.11.2026;\"1.234,50\";RSD;ANA;1001\n1.11.2026;6;RSD;NN;77"
        let result = try #require(page(text, .bank).result)
        #expect(result.good.map(\.name) == ["Țîrlea <T> Ana", nil] && result.totals.contains("1 payment is unassigned"))
        #expect(result.good.last?.states.first?.hasSuffix("unassigned: to be assigned by hand") == true)
    }

    @Test("of a long list it shows the beginning, and says so")
    func long() throws {
        let lines = (1...201).map { "1001,\($0),EUR,2026-11-01" }.joined(separator: "\n")
        let result = try #require(page("index,amount,currency,date\n" + lines).result)
        #expect(result.good.count == 200 && result.limit != nil && result.button == "Enter 201 lines")
    }

    @Test("what cannot be read at all is said beside the field, and what was typed is kept")
    func unreadable() throws {
        let ground = try PageGround()
        let page = try page("<x>", errors: .one("list", "money-list.no-heading"))
        #expect(ground.isMarked(page.frame) && page.result == nil && page.text == "<x>" && page.error != nil)
        #expect(page.fileError == nil && page.sheetError == nil)
    }
}
