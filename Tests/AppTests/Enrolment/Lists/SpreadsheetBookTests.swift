import Foundation
import Testing

@testable import App

/// A spreadsheet file made by hand: its parts are as honest or as false as a test wants them.
struct WrittenSpreadsheet {
    var sheet = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Nume</t></is></c></row>"
    var wholeSheet: String?
    var strings: String?
    var styles: String?
    var sheets = "<sheet name=\"Lista\" sheetId=\"1\" r:id=\"rId1\"/>"
    var relations =
        "<Relationship Id=\"rId1\" Type=\"http://x/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId9\" Type=\"http://x/sharedStrings\" Target=\"sharedStrings.xml\"/>"
    var more: [String: String] = [:]

    static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    private static let space = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""
    private static let relation = "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\""

    var zip: WrittenZip {
        var files = more
        files["xl/workbook.xml"] = "\(Self.head)<workbook \(Self.space) \(Self.relation)><sheets>\(sheets)</sheets></workbook>"
        files["xl/_rels/workbook.xml.rels"] = "\(Self.head)<Relationships>\(relations)</Relationships>"
        files["xl/worksheets/sheet1.xml"] =
            wholeSheet ?? "\(Self.head)<worksheet \(Self.space)><sheetData>\(sheet)</sheetData></worksheet>"
        files["xl/sharedStrings.xml"] = strings.map { "\(Self.head)<sst \(Self.space)>\($0)</sst>" }
        files["xl/styles.xml"] = styles.map { "\(Self.head)<styleSheet \(Self.space)>\($0)</styleSheet>" }
        return WrittenZip(files)
    }

    var bytes: [UInt8] { zip.bytes }
}

@Suite("A spreadsheet file is read as what it shows")
struct SpreadsheetBookTests {
    private func rows(_ file: WrittenSpreadsheet, _ sheet: String? = nil) throws -> [String] {
        try SpreadsheetBook(file.bytes).text(of: sheet).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init)
    }

    private func problem(_ bytes: [UInt8], _ sheet: String? = nil) -> SpreadsheetProblem? {
        do {
            _ = try SpreadsheetBook(bytes).text(of: sheet)
            return nil
        } catch {
            return error as? SpreadsheetProblem
        }
    }

    @Test("a registrar's files of two programs become lists of people, their numbers as they are shown")
    func real() throws {
        let first = try ListFile(RealSpreadsheets.shared, sheet: nil).document
        #expect(first.lines.map(\.surname) == ["Đorđević", "Љубица", "Kovač"] && first.lines.map(\.number) == [4, 5, 6])
        #expect(first.lines.map(\.indexNumber) == ["2023/0145", "20230146", "100000"] && first.encoding == .spreadsheet)
        #expect(first.groups == ["S1", "S2"])
        let second = try ListFile(RealSpreadsheets.inline, sheet: "Grupa 301").document
        #expect(second.lines.map(\.indexNumber) == ["2023/0145", "00145"])
        #expect(second.lines.map(\.surname) == ["Popescu", "Țîrlea"] && second.lines.map(\.name) == ["Ana Maria", "Ștefan"])
        #expect(second.lines.map(\.email) == ["ana@example.org", nil])
        #expect(try ListFile(RealSpreadsheets.shared, sheet: "2").document.lines.map(\.name) == ["Petar"])
        #expect(try ListFile(RealSpreadsheets.shared, sheet: "Drugi").document.lines.map(\.surname) == ["Ilić"])
    }

    @Test("shared texts, pieces of one text, numbers, days and empty rows keep their places; lines are those of the rows")
    func cells() throws {
        var file = WrittenSpreadsheet()
        file.strings = "<si><t>Pop</t></si><si><r><t>An</t></r><r><t>a</t></r><rPh><t>x</t></rPh></si>"
        file.styles =
            "<numFmts><numFmt numFmtId=\"200\" formatCode=\"0000&quot;/&quot;0000\"/><numFmt numFmtId=\"201\" formatCode=\"0.00\"/></numFmts>"
            + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"200\"/><xf numFmtId=\"201\"/></cellXfs>"
        file.sheet = """
            <row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="E2"><v>1.0E5</v></c></row>
            <row r="4"><c t="str"><v>a\tb</v></c><c s="1"><v>45200</v></c><c s="2"><v>20230145</v></c><c s="3"><v>2.5</v></c>\
            <c t="s"><v>77</v></c><c t="b"><v>1</v></c><c r="XFD4"/></row>
            """
        #expect(try rows(file) == ["", "\tPop\tAna\t\t100000", "", "a b\t2023-10-01\t2023/0145\t2.5\t\tTRUE"])
    }

    @Test("a decimal number has the digits that programs show, not those of the nearest binary one")
    func decimals() throws {
        let values = ["8.1500000000000004", "0.94299999999999995", "-0.9429999999999999", "1E-7", "123456789012.123", "2.5"]
        let cells = values.map { "<c><v>\($0)</v></c>" }.joined()
        let shown = ["8.15", "0.943", "-0.943", "0.0000001", "123456789012.123", "2.5"]
        #expect(try rows(WrittenSpreadsheet(sheet: "<row>\(cells)</row>")) == [shown.joined(separator: "\t")])
    }

    @Test("numbers are written by the first section of their way, without colours, widths and what nobody sees")
    func formats() throws {
        let codes = [
            "[Red]000;[Blue]-000": "007", "_-0000_-": "0007", "\\A000": "A007", "\"[\"000\"]\"": "7", "[h]:mm": "1900-01-06",
            "[[[[[[[": "7", "\"000": "007",
        ]
        for (code, shown) in codes {
            var file = WrittenSpreadsheet()
            let written = code.replacing("\"", with: "&quot;")
            file.styles =
                "<numFmts><numFmt numFmtId=\"200\" formatCode=\"\(written)\"/></numFmts><cellXfs><xf numFmtId=\"200\"/></cellXfs>"
            file.sheet = "<row><c s=\"0\"><v>7</v></c></row>"
            #expect(try rows(file) == [shown + "\t"], "\(code)")
        }
    }

    @Test("a cell with a comma or a semicolon is read back as one, below a title of many rows")
    func titles() throws {
        func row(_ cells: [String]) -> String {
            "<row>" + cells.map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined() + "</row>"
        }
        var file = WrittenSpreadsheet()
        file.sheet =
            (1...7).map { row(["Titlu, \($0)"]) }.joined() + row(["Nume și prenume", "Grupa"])
            + row(["Pop, Ana; Maria", "301"])
        let document = try ListFile(file.bytes, sheet: nil).document
        #expect(document.lines.map(\.surname) == ["Pop"] && document.lines.map(\.name) == ["Ana; Maria"])
        #expect(try EnrolmentListDocument(Array(document.text.utf8)).lines == document.lines)
    }

    @Test("the first sheet that is shown and not empty is read, or the one that was asked for")
    func sheets() throws {
        var file = WrittenSpreadsheet()
        file.sheets = (1...3).map { "<sheet name=\"S\($0)\" \($0 == 1 ? "state=\"hidden\"" : "") r:id=\"rId\($0)\"/>" }.joined()
        file.relations = (1...3).map { "<Relationship Id=\"rId\($0)\" Target=\"/xl/worksheets/sheet\($0).xml\"/>" }.joined()
        file.more = [
            "xl/worksheets/sheet2.xml": "<worksheet/>",
            "xl/worksheets/sheet3.xml": "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>",
        ]
        #expect(try rows(file) == ["7\t"] && rows(file, "S1") == ["Nume\t"] && rows(file, "3") == ["7\t"])
        #expect(problem(file.bytes, "S4") == .noSheet && problem(file.bytes, "0") == .noSheet)
    }

    @Test("what is no such file is refused with its reason")
    func others() throws {
        #expect(
            problem(WrittenZip(["mimetype": "application/vnd.oasis.opendocument.spreadsheet"]).bytes)
                == SpreadsheetProblem.noSpreadsheet)
        #expect(problem(Array(WrittenSpreadsheet().bytes.prefix(300))) == .damaged)
        var file = WrittenSpreadsheet()
        file.wholeSheet = "<worksheet><sheetData><row>"
        #expect(problem(file.bytes) == .damaged)
        file.wholeSheet = "<worksheet/>"
        #expect(problem(file.bytes) == .empty)
        file.relations = ""
        #expect(problem(file.bytes) == .empty)
        var zip = WrittenSpreadsheet().zip
        for index in zip.entries.indices { zip.entries[index].flags |= 1 }
        #expect(problem(zip.bytes) != nil)
        #expect(throws: FormErrors.one("file", "enrol.spreadsheet")) { try ListFile([0xD0, 0xCF, 0x11, 0xE0, 0xA1], sheet: nil) }
    }
}

@Suite("A hostile spreadsheet file is refused before it costs anything", .serialized, .endlessLimit)
struct HostileSpreadsheetTests {
    private static let cell = "<c t=\"inlineStr\"><is><t>x</t></is></c>"

    /// The problem of a file, which must be told soon. How long it took is printed, not asserted: limits are counted.
    private func problem(_ file: WrittenSpreadsheet, _ what: String) -> SpreadsheetProblem? {
        problem(file.bytes, what)
    }

    private func problem(_ bytes: [UInt8], _ what: String) -> SpreadsheetProblem? {
        let clock = ContinuousClock()
        let start = clock.now
        defer { print("refused \(what), \(bytes.count) bytes, after \(clock.now - start)") }
        do {
            _ = try SpreadsheetBook(bytes).text(of: nil)
            return nil
        } catch {
            return error as? SpreadsheetProblem
        }
    }

    @Test("entities, whether they would grow, be fetched, or hide in another encoding")
    func declarations() {
        let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
        let texts = [
            "<!DOCTYPE x [<!ENTITY l0 \"ha\">\(laughs)]><worksheet><sheetData><row><c><v>&l9;</v></c></row></sheetData></worksheet>",
            "<!DOCTYPE x [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><worksheet><sheetData><row><c t=\"str\"><v>&f;</v></c></row></sheetData></worksheet>",
            "<!DOCTYPE x SYSTEM \"http://127.0.0.1:9/x.dtd\"><worksheet/>", "<!doctype x><worksheet/>",
            "<!-- a --><!ENTITY a \"b\"><worksheet/>",
        ]
        for text in texts {
            var file = WrittenSpreadsheet()
            file.wholeSheet = WrittenSpreadsheet.head + text
            #expect(problem(file, "declarations") == .declarations)
        }
        var hidden = WrittenSpreadsheet()
        hidden.wholeSheet = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE x><worksheet/>"
        #expect(problem(hidden, "UTF-7") == .damaged)
        for spaces in [300, 5_000] {
            let far = String(repeating: " ", count: spaces)
            hidden.wholeSheet = "<?xml version=\"1.0\"\(far)encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE x><worksheet/>"
            #expect(problem(hidden, "UTF-7 after \(spaces) spaces") == .damaged)
        }
        hidden.wholeSheet = "\u{FEFF}<?xml version=\"encoding='utf-8'\" encoding=\"UTF-7\"?><worksheet/>"
        #expect(problem(hidden, "UTF-7 behind a mark") == .damaged)
        var wide = WrittenSpreadsheet().zip
        let text = "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"b\">]><worksheet/>"
        for index in wide.entries.indices where String(decoding: wide.entries[index].name, as: UTF8.self).hasSuffix("sheet1.xml")
        {
            wide.entries[index].content = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        #expect(problem(wide.bytes, "UTF-16") == .damaged)
        var undeclared = WrittenSpreadsheet()
        undeclared.sheet = "<row><c t=\"str\"><v>&nowhere;</v></c></row>"
        #expect(problem(undeclared, "an unknown entity") == .damaged)
    }

    @Test("bombs: a sheet that unpacks to very much, one that says it does not, and very many files")
    func bombs() {
        var bomb = WrittenSpreadsheet()
        bomb.wholeSheet = "<worksheet>" + String(repeating: " ", count: 60_000_000) + "</worksheet>"
        #expect(problem(bomb, "a bomb") == .large)
        var liar = bomb.zip
        for index in liar.entries.indices where liar.entries[index].content.count > 1_000_000 { liar.entries[index].size = 100 }
        #expect([.large, .damaged].contains(problem(liar.bytes, "a bomb that lies")))
        var strings = WrittenSpreadsheet()
        strings.strings = String(repeating: "<si><t></t></si>", count: 900_000)
        #expect(problem(strings, "shared texts") == .large)
        var many = WrittenSpreadsheet().zip
        many.entries += (0..<20_000).map { WrittenZip.Entry("f\($0)") }
        #expect(problem(many.bytes, "very many files") == .large)
    }

    @Test("huge cells, a million empty columns, rows beyond the last, and very many cells")
    func sizes() {
        var file = WrittenSpreadsheet()
        file.sheet = "<row><c t=\"str\"><v>" + String(repeating: "a", count: 5_000_000) + "</v></c></row>"
        #expect(problem(file, "a huge cell") == .cell)
        file.sheet = "<row><c t=\"s\"><v>0</v></c></row>"
        file.strings = "<si>" + String(repeating: "<r><t>\(String(repeating: "b", count: 1_000))</t></r>", count: 5_000) + "</si>"
        #expect(problem(file, "a huge text of many pieces") == .cell)
        file.strings = nil
        file.sheet = "<row>" + String(repeating: "<c/>", count: 1_000_000) + "</row>"
        #expect(problem(file, "a million empty columns") == .large)
        file.sheet = "<row><c r=\"XFD1\" t=\"str\"><v>x</v></c></row>"
        #expect(problem(file, "a cell far to the right") == .wide)
        file.sheet = "<row><c r=\"AAAAAAAAAAAAAAAAAAAAAAA1\" t=\"str\"><v>x</v></c></row>"
        #expect(problem(file, "a cell that is nowhere") == .wide)
        file.sheet = "<row r=\"1048576\"><c t=\"str\"><v>x</v></c></row>"
        #expect(problem(file, "a row far below") == .large)
        file.sheet = "<row r=\"9223372036854775807\"><c t=\"str\"><v>x</v></c></row>"
        #expect(problem(file, "a row that is nowhere") == .large)
        file.sheet = String(repeating: "<row>\(String(repeating: Self.cell, count: 20))</row>", count: 12_000)
        #expect(problem(file, "very many cells") == .large)
        file.sheet = "<row r=\"2\"/><row r=\"2\"><c t=\"str\"><v>x</v></c></row>"
        #expect(problem(file, "a row that is there twice") == .damaged)
        file.sheet = String(repeating: "<row>", count: 100_000)
        #expect(problem(file, "very deep") == .large)
        file.wholeSheet = "<worksheet>" + String(repeating: "<!---->", count: 1_500_000) + "</worksheet>"
        #expect(problem(file, "comments") == .large)
    }

    @Test("a hundred thousand attributes in one tag, and as many in many tags")
    func attributes() throws {
        let many = (1...100_000).map { " a\($0)=\"\"" }.joined()
        let hidden = " a=\">\"" + many
        let tags = String(repeating: "<c" + (1...60).map { " a\($0)=\"\"" }.joined() + "/>", count: 20_000)
        for (attributes, what) in [
            (many, "attributes"), (hidden, "attributes behind a sign"), (many.replacing("\"", with: "'"), "apostrophes"),
        ] {
            var file = WrittenSpreadsheet()
            file.sheet = "<row\(attributes)></row>"
            #expect(problem(file, what) == .large)
            file = WrittenSpreadsheet()
            file.styles = "<cellXfs\(attributes)/>"
            #expect(problem(file, what + " of the styles") == .large)
        }
        var file = WrittenSpreadsheet()
        file.sheet = "<row>\(tags)</row>"
        #expect(problem(file, "attributes of many tags") == .large)
        let text = String(repeating: "=", count: 1_000)
        file.sheet = "<!-- \(text) --><row><c r=\"A1\" t=\"str\"><v>\(text)</v></c><c t=\"str\" x=\"\(text)\"><v>y</v></c></row>"
        #expect(problem(file, "equals signs that stand for no attributes") == nil)
    }

    @Test("ways of writing numbers that are long, many, or would write very much")
    func formats() {
        func problem(_ codes: [String], _ styles: Int, _ what: String) -> SpreadsheetProblem? {
            var file = WrittenSpreadsheet()
            let all = codes.enumerated().map { "<numFmt numFmtId=\"\(200 + $0)\" formatCode=\"\($1)\"/>" }.joined()
            file.styles =
                "<numFmts>\(all)</numFmts><cellXfs>" + String(repeating: "<xf numFmtId=\"200\"/>", count: styles) + "</cellXfs>"
            file.sheet = String(
                repeating: "<row>" + String(repeating: "<c s=\"0\"><v>7</v></c>", count: 20) + "</row>", count: 2_000)
            return self.problem(file, what)
        }
        #expect(problem([String(repeating: "[", count: 1_900_000)], 1, "brackets") == .large)
        #expect(problem(["00" + String(repeating: " ", count: 1_900_000)], 1, "spaces") == .large)
        #expect(problem(["00" + String(repeating: " ", count: 250)], 1, "spaces in every cell") == nil)
        #expect(problem(Array(repeating: "0", count: SpreadsheetLimits.codes + 1), 1, "many codes") == .large)
        #expect(problem(["0"], SpreadsheetLimits.styles + 1, "many styles") == .large)
        #expect(
            problem(Array(repeating: "0", count: SpreadsheetLimits.codes), SpreadsheetLimits.styles, "as many as may be") == nil)
    }

    @Test("cells that show nothing, and sheets that together have too many")
    func unseen() {
        var file = WrittenSpreadsheet()
        file.strings = "<si><t>" + String(repeating: "\u{A0}", count: 950) + "</t></si>"
        file.sheet = String(repeating: "<row>" + String(repeating: "<c t=\"s\"><v>0</v></c>", count: 100) + "</row>", count: 300)
        #expect(problem(file, "spaces") == .large)
        file = WrittenSpreadsheet()
        file.sheets = (1...3).map { "<sheet name=\"S\($0)\" r:id=\"rId\($0)\"/>" }.joined()
        file.relations = (1...3).map { "<Relationship Id=\"rId\($0)\" Target=\"worksheets/s\($0).xml\"/>" }.joined()
        let sheet = "<worksheet><sheetData><row>" + String(repeating: "<c/>", count: 150_000) + "</row></sheetData></worksheet>"
        file.more = Dictionary(uniqueKeysWithValues: (1...3).map { ("xl/worksheets/s\($0).xml", sheet) })
        #expect(problem(file, "three sheets") == .large)
        file.sheets = "<sheet name=\"S1\" r:id=\"rId1\"/>"
        #expect(problem(file, "one of them") == .empty)
        file.more["xl/worksheets/s1.xml"] =
            "<worksheet><row><c t=\"str\"><x>" + String(repeating: "&#65;", count: 2_000_000) + "</x></c></row></worksheet>"
        #expect(problem(file, "very many pieces of text") == .large)
    }

    @Test("references to shared texts that repeat one long text stop at the size of a list")
    func repetitions() {
        var file = WrittenSpreadsheet()
        file.strings = "<si><t>" + String(repeating: "c", count: 1_900) + "</t></si>"
        file.sheet = String(repeating: "<row>" + String(repeating: "<c t=\"s\"><v>0</v></c>", count: 100) + "</row>", count: 300)
        #expect(problem(file, "repetitions") == .large)
    }
}
