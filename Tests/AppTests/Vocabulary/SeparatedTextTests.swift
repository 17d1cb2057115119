import Testing

@testable import App

@Suite("Cells between separators are read as spreadsheets write them")
struct SeparatedTextTests {
    private func records(_ text: String) -> [SeparatedText.Record] {
        SeparatedText.records(in: text, separator: SeparatedText.separator(of: text))
    }

    @Test(
        "the first line says what separates, quoted separators aside",
        arguments: [("a,b;c,d", ","), ("a;b", ";"), ("a\tb;c\td", "\t"), ("\"a;b;c\",d", ","), ("abc", ",")])
    func separators(text: String, separator: String) {
        #expect(SeparatedText.separator(of: "\n" + text + "\nx;y;z;t") == separator.utf8.first)
    }

    @Test("quoted cells hold separators, doubled quotes and line ends; lines are counted all the same")
    func quotes() {
        let found = records("a,\"b \"\"c\"\", d\"\n\"e\nf\",g\n\nh,\n")
        #expect(found.map(\.cells) == [["a", "b \"c\", d"], ["e\nf", "g"], ["h", ""]])
        #expect(found.map(\.line) == [1, 2, 5])
        #expect(found.map(\.isBroken) == [false, false, false])
    }

    @Test(
        "a cell that is written is the cell that is read, with line ends of both kinds",
        arguments: ["Sala 1", "a,b", "a \"b\"", "Sala 1\nSala 2", "Sala 1\r\nSala 2"])
    func written(cell: String) {
        let written = SeparatedText.cell(cell)
        #expect((written == cell) == (cell == "Sala 1"))
        #expect(records("x,\(written),y\n").map(\.cells.count) == [3])
    }

    @Test("a quotation mark inside a word is one; spaces around quotes are nothing")
    func lenient() {
        #expect(records("Ana \"Anica\" Pop, \"x\" ,y").map(\.cells) == [["Ana \"Anica\" Pop", "x", "y"]])
    }

    @Test("quotes that do not fit spoil their own line and no other")
    func broken() {
        let found = records("a,b\n\"c,d\ne,\"f\"g\nh,i\n\"j\"\"")
        #expect(found.map(\.isBroken) == [false, true, true, false, true])
        #expect(found.map(\.line) == [1, 2, 3, 4, 5])
        let long = "\"" + String(repeating: "a,b\n", count: 5000)
        #expect(records("x,y\n" + long).count == 5001)
    }
}
