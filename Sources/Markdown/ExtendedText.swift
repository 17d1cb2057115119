import Foundation

/// A text with tables and formulas as it is given to cmark: each table is a comment, each formula one word, and each cell a
/// heading above the text. So cmark reads cells by its own rules, and knows the link definitions of the text in them.
///
/// The marks are noncharacters, which no text has. cmark decodes them from references such as `&#xFDD0;`; what is made of
/// those is another formula of the same text at worst.
struct ExtendedText {
    /// Begins the number of a formula or of a table, and ends it.
    static let (mark, end) = (noncharacter(0xFDD0), noncharacter(0xFDD1))
    /// Begins a line in which a formula goes on.
    static let continuation = noncharacter(0xFDD2)

    /// Swift has no literals for these.
    private static func noncharacter(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? CleanText.replacement }

    /// With the headings above it.
    let source: String
    let tables: [PipeTable]
    /// The line of the text that each heading was made from.
    let cellLines: [Int]
    let formulas: [WrittenFormula]

    /// Nil for a text without tables and formulas.
    /// - Throws: `MarkdownProblem` when the text is nested too deeply or has too many cells or
    ///   formulas.
    init?(_ text: String) throws(MarkdownProblem) {
        let mayHaveTable = text.utf8.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }
        let mayHaveFormula = text.utf8.contains(UInt8(ascii: "$"))
        guard mayHaveTable || mayHaveFormula else { return nil }
        // cmark leaves out a byte order mark at the beginning, which is no longer the beginning below headings.
        let isMarked = text.unicodeScalars.first == "\u{FEFF}"
        let text = CleanText.cleaned(isMarked ? String(text.unicodeScalars.dropFirst()) : text)
        let lines = TextLines(text)
        let tables = mayHaveTable ? try TableFinder(Tree(plain: text), lines).tables : []
        let cells = tables.flatMap { table, _ in
            zip(table.lines.withoutDelimiter, table.rows).flatMap { line, row in row.map { (line: line, source: $0) } }
        }
        let withoutTables = cells.map { "# \($0.source) #\n" }.joined() + Self.cutting(tables, lines)
        let formulas = mayHaveFormula ? try FormulaFinder(withoutTables).formulas : []
        if tables.isEmpty, formulas.isEmpty { return nil }
        source = formulas.isEmpty ? withoutTables : FormulaMarks.text(withoutTables, formulas)
        self.tables = tables.map(\.table)
        self.formulas = formulas
        cellLines = cells.map(\.line)
    }

    /// The line of the text, from 1, for one of `source`.
    func line(of number: Int) -> Int {
        cellLines.at(number - 1) ?? number - cellLines.count
    }

    /// The text with a comment for each table, on as many lines.
    private static func cutting(_ tables: [(table: PipeTable, containers: Containers)], _ lines: TextLines) -> String {
        var (pieces, next) = ([Substring](), 1)
        for (number, (table, containers)) in tables.enumerated() {
            pieces += lines[next...].prefix(table.lines.lowerBound - next)
            for line in table.lines {
                let text =
                    line == table.lines.lowerBound ? "<!--\(mark)\(number)\(end)" : line == table.lines.upperBound ? "-->" : "-"
                pieces.append(Substring(containers.prefix(of: line) + text))
            }
            next = table.lines.upperBound + 1
        }
        return (pieces + lines[next...]).joined(separator: "\n")
    }
}

extension ClosedRange<Int> {
    /// The lines of a table that are rows.
    fileprivate var withoutDelimiter: [Int] { filter { $0 != lowerBound + 1 } }
}
