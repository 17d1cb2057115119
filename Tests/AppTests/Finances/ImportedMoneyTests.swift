import Database
import Foundation
import Testing

@testable import App

@Suite("An import of prices, charges and payments")
struct ImportedMoneyTests {
    private static let people = "people.csv"

    private func importing(_ more: [String: String]) throws -> Importing {
        try Importing(SmallInstitution.files.merging(more) { _, new in new })
    }

    private func person(_ importing: Importing) async throws -> (user: String, id: ID<Person>) {
        try await importing.database.read { tx in
            let row = try #require(
                try tx.first(
                    """
                    SELECT person.id, person.user_name FROM person JOIN person_role ON person_role.person_id = person.id
                    WHERE person_role.role = 'student' ORDER BY person.user_name LIMIT 1
                    """))
            return try (row["user_name"], row["id"])
        }
    }

    @Test("adds what is new, once; days that are relative keep the value of the first import")
    func added() async throws {
        let importing = try importing([:])
        try await importing.run()
        let (user, id) = try await person(importing)
        let files = [
            "prices.csv": "kind,amount,currency,first day\nexam,500,RSD,-100d\n",
            "charges.csv": "user,amount,currency,kind,title,date,due,year\n\(user),3050,EUR,tuition,,-60d,-1d,2026/2027\n",
            "payments.csv": "user,amount,currency,date\n\(user),495,EUR,-10d\n",
        ]
        for (name, text) in files { try importing.folder.write(name, Data(text.utf8)) }
        let first = try await importing.run()
        #expect(
            first == [
                "+ money lines charges.csv: 1", "+ money lines payments.csv: 1", "+ money lines prices.csv: 1",
            ])
        #expect(try await importing.run() == [])
        let account = try await importing.database.read { tx in try AccountRows.account(of: id, tx) }
        let total = try #require(YearAccount(account: account, year: "2026/2027").totals.first)
        #expect(total.charged.minor == 3050_00 && total.paid.minor == 495_00 && total.open.minor == 2555_00)
        let prices = try await importing.database.read { tx in try PriceRows.all(tx) }
        #expect(prices.map { $0.money?.plain } == ["500.00"])
    }

    @Test("names the file, the line and the reason of each mistake, and writes nothing")
    func mistakes() async throws {
        let importing = try importing([
            "charges.csv": "user,amount,currency,kind\nnobody,5,EUR,exam\n"
        ])
        await #expect {
            try await importing.run()
        } throws: { error in
            (error as? ImportMistakes)?.mistakes == [Mistake("charges.csv", line: 2, "money.stranger")]
        }
        let header = try self.importing(["prices.csv": "a,b\n"])
        await #expect(throws: ImportMistakes.self) { try await header.run() }
        let price = try self.importing(["prices.csv": "kind,amount,currency,first day\nother,−5,XYZ,x\n"])
        await #expect(throws: ImportMistakes.self) { try await price.run() }
    }

    @Test("where students pay comes with the institution; what the file does not say stays, and the code needs its account")
    func paymentSettings() async throws {
        let base = try #require(SmallInstitution.files["institution.yaml"])
        let importing = try importing([:])
        func run(_ lines: String) async throws -> [String] {
            try importing.folder.write("institution.yaml", Data((base + lines).utf8))
            return try await importing.run()
        }
        func settings() async throws -> FinanceSettings {
            try await importing.database.read { tx in try FinanceSettingsRows.find(tx) }
        }
        _ = try await run("")
        #expect(try await settings() == .initial)
        let whole = "payment-account: 845-404849-87\npayment-code: ips\ndebt-stops-exams: true\n"
        #expect(try await run(whole) == ["+ payment settings institution.yaml"])
        #expect(try await run(whole) == [])
        var expected = FinanceSettings(account: "845-404849-87", offersIPS: true, debtBlocks: true)
        #expect(try await settings() == expected)
        #expect(try await run("payment-recipient: Univerzitet\n") == ["~ payment settings institution.yaml"])
        expected.recipient = "Univerzitet"
        #expect(try await settings() == expected)
        _ = try await run("payment-account: RO49AAAA1B31007593840000\n")
        (expected.account, expected.offersIPS) = ("RO49AAAA1B31007593840000", false)
        #expect(try await settings() == expected)
    }

    @Test("a relative day is so many days or weeks before or after the import")
    func relative() throws {
        let day = try #require(LocalDay(year: 2026, month: 11, day: 21))
        #expect(DayText.relative("-21d", to: day)?.iso == "2026-10-31" && DayText.relative("+2w", to: day)?.iso == "2026-12-05")
        for text in ["", "-d", "5d", "+5m", "-1000d", "−5d"] { #expect(DayText.relative(text, to: day) == nil, "\(text)") }
    }
}
