import Foundation
import Testing

@testable import App

@Suite("semesters.csv")
struct SemestersDocumentTests {
    private static let header = "semester,school year,name,first day,teaching weeks,last day\n"
    /// Saturday, 21 November 2026.
    private static let today = LocalDay(number: 20_778)

    private static func read(_ lines: String) throws -> [SemestersDocument.Entry] {
        try SemestersDocument(TextFile(name: "semesters.csv", text: header + lines), today: today).entries
    }

    private static func mistakes(_ lines: String) throws -> [String] {
        do {
            _ = try read(lines)
            return []
        } catch let found as ImportMistakes {
            return found.mistakes.map { "\($0.line ?? 0) \($0.key)" }
        }
    }

    @Test("has a line for each semester, with a key or without")
    func read() throws {
        let entries = try Self.read(
            """
            2026-winter,2026/2027,zimski semestar,2026-10-05,15,14.2.2027.

            ,2026/27,"letnji, drugi",22. februar 2027.,14,2027-07-10
            """)
        #expect(entries.map(\.title) == ["2026/2027, zimski semestar", "2026/2027, letnji, drugi"])
        #expect(entries.map(\.key) == ["2026-winter", nil] && entries.map(\.line) == [2, 4])
        #expect(entries.map { $0.days?.first.iso } == ["2026-10-05", "2027-02-22"])
        #expect(entries.map { $0.days?.last.iso } == ["2027-02-14", "2027-07-10"] && entries.map(\.weeks) == [15, 14])
    }

    @Test("days relative to the import are the Monday and the Sunday of weeks: it is always the same week")
    func relative() throws {
        #expect(Self.today.iso == "2026-11-21")
        for shift in 0..<7 {
            let today = Self.today.monday + shift
            let text = TextFile(name: "semesters.csv", text: Self.header + ",2026/2027,I,-13w,15,+6w")
            let days = try #require(try SemestersDocument(text, today: today).entries.first?.days)
            #expect(days.first.iso == "2026-08-17" && days.last.iso == "2027-01-03")
            #expect(days.week(at: today) == 14)
        }
    }

    @Test(
        "is refused with every faulty line",
        arguments: [
            ("a,2026/2027,I,2026-10-05,15", "2 mistake.csv-columns"),
            ("A b,2026/2027,I,2026-10-05,15,2027-02-14", "2 mistake.semester-key"),
            ("a,2026,I,2026-10-05,15,2027-02-14", "2 mistake.school-year"),
            ("a,2026/2027,,2026-10-05,15,2027-02-14", "2 mistake.column-empty"),
            ("a,2026/2027,I,2026-13-05,15,2027-02-14", "2 mistake.day"), ("a,2026/2027,I,,15,2027-02-14", "2 mistake.day"),
            ("a,2026/2027,I,-100w,15,2027-02-14", "2 mistake.day"),
            ("a,2026/2027,I,5/10/2026,15,2027-02-14", "2 mistake.day-twofold"),
            ("a,2026/2027,I,2026-10-05,0,2027-02-14", "2 mistake.semester-weeks"),
            ("a,2026/2027,I,2026-10-05,99999999999999999999,2027-02-14", "2 mistake.semester-weeks"),
            ("a,2026/2027,I,2026-10-05,15,2026-10-04", "2 mistake.semester-order"),
            ("a,2026/2027,I,2026-10-05,15,2036-10-04", "2 mistake.semester-long"),
            ("a,2026/2027,I,2026-10-05,15,2026-12-04", "2 mistake.semester-overrun"),
        ])
    func refused(line: String, mistake: String) throws {
        #expect(try Self.mistakes(line) == [mistake])
    }

    @Test("is refused without its columns, and with a key or a title that appears twice")
    func twice() throws {
        let one = "a,2026/2027,I,2026-10-05,15,2027-02-14\n"
        #expect(try Self.mistakes(one + one) == ["3 mistake.semester-twice", "3 mistake.semester-twice"])
        #expect(try Self.mistakes(one + one.replacing("a,", with: ",")) == ["3 mistake.semester-twice"])
        #expect(throws: ImportMistakes.self) {
            try SemestersDocument(TextFile(name: "semesters.csv", text: "name\n"), today: Self.today)
        }
    }

    @Test("is written as it is read")
    func written() throws {
        let entries = try Self.read(
            "a,2026/2027,\"I, \"\"x\"\"\",2026-10-05,15,2027-02-14\n,2027/2028,II,2027-10-04,10,2028-02-13\n")
        let text = SemestersFileText.text(
            try entries.map { .init(key: $0.key, schoolYear: $0.schoolYear, name: $0.name, days: try #require($0.days)) })
        #expect(try SemestersDocument(TextFile(name: "semesters.csv", text: text), today: Self.today).entries == entries)
    }
}
