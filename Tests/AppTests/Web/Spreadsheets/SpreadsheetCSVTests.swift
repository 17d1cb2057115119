import Testing

@testable import App

@Suite("CSV is for programs, or for the spreadsheets of a language")
struct SpreadsheetCSVTests {
    private let table = Spreadsheet(
        title: "Test", headings: ["Nume", "Notă", "n", "t"],
        rows: [
            [.text("Țîrlea; \"Ana\""), .thousandths(8150), .whole(1234), .moment(SampleSnapshot.start)],
            [.text("=1+1"), .thousandths(-250), .whole(-3), .empty], [.text("-1"), .empty, .whole(0), .text("")],
        ])

    private func text(_ language: Language?) -> String {
        SpreadsheetCSV(formats: WrittenWorkbook.formats, language: language).text(of: table)
    }

    private static func lines(_ lines: [String]) -> String { "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined() }

    @Test("for programs: commas, decimal points, everything quoted; negative numbers stay numbers")
    func programs() {
        #expect(
            text(nil)
                == Self.lines([
                    #""Nume","Notă","n","t""#,
                    #""Țîrlea; ""Ana""","8.15","1234","2026-11-21 10:00:00""#,
                    #""'=1+1","-0.25","-3","""#,
                    #""'-1","","0","""#,
                ]))
    }

    @Test("it is byte for byte what texts alone were written as")
    func asBefore() {
        let rows = [["Nume", "Notă"], ["Ana", "8.15"], ["=1", ""]]
        let typed = Spreadsheet(
            title: "", headings: ["Nume", "Notă"], rows: [[.text("Ana"), .thousandths(8150)], [.text("=1"), .empty]])
        let csv = SpreadsheetCSV(formats: WrittenWorkbook.formats, language: nil)
        #expect(Array(csv.text(of: typed).utf8) == Array(SpreadsheetText.csv(rows).utf8))
    }

    @Test(
        "for spreadsheets in Romanian and Serbian: semicolons and decimal commas, numbers bare",
        arguments: [Language.romanian, .serbian])
    func semicolons(language: Language) {
        #expect(
            text(language)
                == Self.lines([
                    #""Nume";"Notă";"n";"t""#,
                    #""Țîrlea; ""Ana""";8,15;1234;2026-11-21 10:00:00"#,
                    #""'=1+1";-0,25;-3;"#,
                    #""'-1";;0;"""#,
                ]))
    }

    @Test("for spreadsheets in English: commas and decimal points")
    func english() {
        #expect(text(.english).contains("\"Țîrlea; \"\"Ana\"\"\",8.15,1234,2026-11-21 10:00:00\r\n\"'=1+1\",-0.25,-3,\r\n"))
    }

    @Test("an address without a choice is for programs, and a choice that there is not is none")
    func choice() {
        #expect(SpreadsheetForm(csv: nil) == .programs && SpreadsheetForm(csv: "spreadsheets") == .spreadsheets)
        #expect(SpreadsheetForm(csv: "") == nil && SpreadsheetForm(csv: "xlsx") == nil)
        #expect(SpreadsheetForm.allCases.map(\.ending) == ["xlsx", "csv", "csv"])
    }

    @Test("a file has a name in letters that every system accepts, whatever the title")
    func names() {
        #expect(
            SpreadsheetText.fileName(["PDM301", "Test „final” №1: ș/ț đ"], ending: "xlsx") == "pdm301-test-final-1-s-t-d.xlsx")
        #expect(SpreadsheetText.fileName(["a\"\r\nX: b", "../..\u{202E}\u{0}"]) == "a-x-b.csv")
        #expect(SpreadsheetText.fileName(["שלום", "😀"]) == "table.csv")
    }
}
