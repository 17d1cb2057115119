import Foundation
import Testing

@testable import App

@Suite("A workbook has every number, letter and moment as it was")
struct WorkbookTests {
    private static let start = SampleSnapshot.start

    @Test("our own reader shows what was written: texts, whole and decimal numbers, days")
    func readBack() throws {
        let table = Spreadsheet(
            title: "Test final", headings: ["Nume", "Încercare", "Notă", "Început", "Poreklo"],
            rows: [
                [.text("Țîrlea Ana"), .whole(2), .thousandths(8150), .moment(Self.start), .text("Đorđević & „ćao” <b>")],
                [.text("0145"), .whole(-3), .thousandths(-250), .empty, .text("2023/01")],
                [.text("Љубица"), .whole(0), .thousandths(10_000), .moment(Self.start + .days(400)), .text("שלום 😀")],
            ])
        let written = try WrittenWorkbook(table)
        #expect(written.book.sheets.map(\.name) == ["Test final"])
        #expect(
            try written.rows == [
                ["Nume", "Încercare", "Notă", "Început", "Poreklo"],
                ["Țîrlea Ana", "2", "8.15", "2026-11-21", "Đorđević & „ćao” <b>"],
                ["0145", "-3", "-0.25", "", "2023/01"], ["Љубица", "0", "10", "2027-12-26", "שלום 😀"],
            ])
    }

    @Test("no decimal is rounded: thousands of them read back as they were, and the largest that a program shows")
    func decimals() throws {
        let numbers = Array(-3000...3000) + [8_150, 3_333, 999_999, 1_000_001, 123_456_789, 999_999_999_999_999]
        let table = Spreadsheet(title: "T", headings: ["n"], rows: numbers.map { [.thousandths($0)] })
        let expected = numbers.map { NumberNotation.ofPrograms.thousandths($0, places: 3) }
        #expect(try WrittenWorkbook(table).rows.dropFirst().map { $0.first ?? "" } == expected)
    }

    @Test("numbers are numbers and texts are texts in the file; a number that programs would round is a text")
    func types() throws {
        let table = Spreadsheet(
            title: "T", headings: ["a", "b"],
            rows: [
                [.whole(1001), .text("1001")], [.thousandths(8150), .text("8.15")],
                [.whole(999_999_999_999_999), .whole(1_000_000_000_000_000)],
                [.thousandths(-1_000_000_000_000_000), .whole(.min)],
            ])
        let written = try WrittenWorkbook(table)
        #expect(written.isNumber("A2", "1001") && written.isText("B2", "1001"))
        #expect(written.isNumber("A3", "8.15") && written.isText("B3", "8.15"))
        #expect(written.isNumber("A4", "999999999999999") && written.isText("B4", "1000000000000000"))
        #expect(written.isText("A5", "-1000000000000") && written.isText("B5", "-9223372036854775808"))
    }

    @Test("a moment is a day and a part of it in the institution's time, summer and winter; one before 1900 is a text")
    func moments() throws {
        // Noon in Bucharest, at +2 and at +3.
        let (winter, summer) = (Self.start + .hours(2), Self.start + .days(-150) + .hours(1))
        let table = Spreadsheet(
            title: "T", headings: ["t"],
            rows: [[.moment(winter)], [.moment(summer)], [.moment(Instant(milliseconds: -2_600_000_000_000))]])
        let written = try WrittenWorkbook(table)
        #expect(written.isNumber("A2", "46347.5") && written.isNumber("A3", "46197.5"))
        #expect(written.sheet.contains("<c r=\"A4\" s=\"2\" t=\"inlineStr\"><is><t>1887-08-11 "))
    }

    @Test(
        "what a spreadsheet could take for a formula is a text",
        arguments: [
            "=1+1", "=HYPERLINK(\"http://x\")", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", "{=1}", "http://x", "mailto:a@b.c",
        ])
    func formulas(text: String) throws {
        let written = try WrittenWorkbook(Spreadsheet(title: text, headings: [text], rows: [[.text(text)]]))
        #expect(written.isText("A2", text))
        #expect(!written.sheet.contains("<f>") && !written.sheet.contains("hyperlink"))
    }

    @Test("the heading is bold and stays in view, and columns are as wide as what is in them")
    func looks() throws {
        let written = try WrittenWorkbook(
            Spreadsheet(title: "T", headings: ["Nume", "t"], rows: [[.text("Ana"), .moment(Self.start)]]))
        #expect(written.sheet.contains("<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>"))
        #expect(written.sheet.contains("<c r=\"A1\" s=\"1\" t=\"inlineStr\"><is><t>Nume</t></is></c>"))
        #expect(written.sheet.contains("<col min=\"1\" max=\"1\" width=\"8.7109375\" customWidth=\"1\"/>"))
        #expect(written.sheet.contains("<col min=\"2\" max=\"2\" width=\"20.7109375\" customWidth=\"1\"/>"))
    }

    @Test("the same table made at the same time has the same bytes, at another time others")
    func same() throws {
        let table = Spreadsheet(title: "T", headings: ["a"], rows: [[.text("b")], [.whole(1)]])
        let first = try WrittenWorkbook(table).bytes
        #expect(try WrittenWorkbook(table).bytes == first)
        #expect(try WrittenWorkbook(table, madeAt: Self.start + .days(1)).bytes != first)
    }

    @Test("rows are as long as the heading, and a table without rows is one")
    func edges() throws {
        #expect(
            Spreadsheet(title: "", headings: ["a", "b"], rows: [[.whole(1)], [.whole(1), .empty, .empty]]).rows.map(\.count) == [
                2, 2,
            ])
        #expect(try WrittenWorkbook(Spreadsheet(title: "", headings: ["a", "b"], rows: [])).rows == [["a", "b"]])
        let wide = Spreadsheet(title: "", headings: Array(repeating: "a", count: Workbook.columns + 1), rows: [])
        #expect(throws: WorkbookProblem(.large)) { try WrittenWorkbook(wide) }
    }

    @Test("a workbook that lacks cells, the end of a part, or the sheet is not given to anybody")
    func incomplete() throws {
        let table = Spreadsheet(title: "T", headings: ["a", "b"], rows: [[.text("c"), .empty], [.whole(1), .text("")]])
        let bytes = try WrittenWorkbook(table).bytes
        try WorkbookCheck.check(bytes, cells: 4)
        let sheet = "xl/worksheets/sheet1.xml"
        #expect(throws: WorkbookProblem(.incomplete(part: sheet))) { try WorkbookCheck.check(bytes, cells: 5) }
        let cell = "<c r=\"A1\"><v>1</v></c>"
        #expect(throws: WorkbookProblem(.incomplete(part: sheet))) {
            try WorkbookCheck.check(WrittenZip([sheet: "<worksheet><row>\(cell)</row></workshe"]).bytes, cells: 1)
        }
        #expect(throws: WorkbookProblem(.incomplete(part: sheet))) {
            try WorkbookCheck.check(WrittenZip(["xl/styles.xml": "<styleSheet/>"]).bytes, cells: 0)
        }
        #expect(throws: WorkbookProblem(.incomplete(part: "xl/styles.xml"))) {
            try WorkbookCheck.check(WrittenZip(["xl/styles.xml": ""]).bytes, cells: 0)
        }
        #expect(throws: (any Error).self) { try WorkbookCheck.check(Array(bytes.dropLast(100)), cells: 4) }
    }
}
