import Database
import Foundation
import Testing

@testable import App

/// The demo as it is imported, without its year.
enum LoadedDemo {
    static let now = Instant(milliseconds: 1_795_248_000_000)
    static let key = ReceiptKey(bytes: Array(0..<32))
    static let zone = TimeZone(identifier: "Europe/Bucharest") ?? .gmt

    static func load(at now: Instant = now, _ body: (Database) async throws -> Void) async throws {
        let importing = try Importing([:])
        let path = TestSite.package.appendingPathComponent("Tests/Demo").path
        _ = try await ImportStore(database: importing.database, files: importing.files, receipts: key).apply(
            InstitutionFolder(path: path, now: now), isDryRun: false, at: now)
        try await body(importing.database)
    }

    static func person(_ userName: String, _ database: Database) async throws -> ID<Person> {
        try #require(try await PersonStore(database: database).find(userName: userName)).id
    }
}

@Suite("The money of the demo")
struct DemoMoneyTests {
    /// A day on which it is loaded: any, as what is due moves with it.
    private static let moments = [LoadedDemo.now, LoadedDemo.now + .days(200)]

    private func euro(_ minor: Int) -> Money { Money(minor: minor, currency: .euro) }

    @Test("this year's sums are those of the paper, and last year's is paid", arguments: moments)
    func paper(now: Instant) async throws {
        try await LoadedDemo.load(at: now) { database in
            let student = try await LoadedDemo.person("student", database)
            let account = try await database.read { tx in try AccountRows.account(of: student, tx) }
            let year = try YearAccount(account: account, year: "2026/2027")
            let total = try #require(year.totals.first)
            #expect(total == YearAccount.Total(charged: euro(3050_00), paid: euro(495_00)) && year.totals.count == 1)
            #expect(total.open == euro(2555_00) && year.overpaid.isEmpty)
            let before = try YearAccount(account: account, year: "2025/2026")
            #expect(before.totals == [YearAccount.Total(charged: euro(3050_00), paid: euro(3050_00))])
            #expect(
                YearAccount.usual(
                    among: YearAccount.years(of: account, on: LocalDay(now, in: .gmt)), of: account, on: LocalDay(now, in: .gmt))
                    == year.year)
        }
    }

    @Test("one instalment is overdue, another comes next, and the paper's words are on the page", arguments: moments)
    func due(now: Instant) async throws {
        try await LoadedDemo.load(at: now) { database in
            let (student, today) = (try await LoadedDemo.person("student", database), LocalDay(now, in: LoadedDemo.zone))
            let account = try await database.read { tx in try AccountRows.account(of: student, tx) }
            #expect(account.overdue(on: today).map(\.title) == ["Školarina, avans"])
            #expect(try account.debt(on: today) == [Money(minor: 315_00, currency: .euro)])
            let items = try FinancesAtHome.items(account, on: today, in: LoadedDemo.zone)
            #expect(items.map(\.place) == [.asked, .coming])
            let strings = try SamplePages.strings(.serbian)
            let page = FinancesPage(
                frame: try PageGround(.serbian).frame, strings: strings,
                year: try YearAccount(account: account, year: "2026/2027"),
                years: ["2026/2027", "2025/2026"], view: .summary, today: today)
            let facts: [String] = page.totals.flatMap(\.facts).map {
                "\($0.label) \($0.value)".replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
            }
            let paper: [String] = [
                "Zaduženje valuta - euro 3.050 €", "Plaćeno valuta - euro 495 €",
                "Dugovanje valuta - euro 2.555 €",
            ]
            #expect(facts == paper)
        }
    }
}
