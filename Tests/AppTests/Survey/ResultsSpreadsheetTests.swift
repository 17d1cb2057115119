import Testing

@testable import App

@Suite("Tables that are saved are harmless in a spreadsheet")
struct ResultsSpreadsheetTests {
    @Test("every cell is quoted, lines end in CR LF, and a byte order mark says UTF-8")
    func format() {
        let text = SpreadsheetText.csv([["a", "say \"b\""], ["ș, č", "two\nlines"]])
        #expect(text == "\u{FEFF}\"a\",\"say \"\"b\"\"\"\r\n\"ș, č\",\"two\nlines\"\r\n")
        #expect(Array(text.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
    }

    @Test(
        "what a spreadsheet could take for a formula gets an apostrophe",
        arguments: [
            "=1+1", "+1", "-1", "@SUM(A1)", "  =1", "\u{A0}=1", "\u{200B}=1", "\u{FEFF}=1", "\t1", "\ta", "\ra", "\na", "a\n=1",
            "a\r\n  @x",
            "a\r-1", "a\u{2028}=1", "＝1", "＋1", "－1", "＠x", "−1", "\u{A0}\t=1", "a\n\n\u{3000}=cmd|'/c calc'!A1",
        ])
    func formulas(text: String) {
        #expect(SpreadsheetText.harmless(text) == "'" + text)
    }

    @Test("all else stays as it is", arguments: ["", "a", "a = b", "1", "3.60", "Ana-Maria", "a\nb", "(=1)", "'=1", "č\r\nș"])
    func words(text: String) {
        #expect(SpreadsheetText.harmless(text) == text)
    }
}
