import Foundation
import Markdown

/// The Markdown of a document: its lines and blocks, and the mistakes in it.
struct DocumentText {
    let file: String
    let source: String
    let lines: TextLines
    let rules: TextRules

    init(_ source: String, file: String, rules: TextRules = .newest) {
        self.file = file
        self.source = source
        self.rules = rules
        lines = TextLines(source)
    }

    /// A line by its number, from 1; empty beyond the end.
    func line(_ number: Int) -> Substring { lines.line(number) }

    /// The last line of a block that is not blank. cmark includes the line after a heading that is underlined.
    func lastLine(of block: Block) -> Int {
        block.lines.last { !line($0).allSatisfy(\.isWhitespace) } ?? block.lines.lowerBound
    }

    /// - Throws: `ImportMistakes` when the text is too long, or has too much of something.
    func blocks() throws -> [Block] {
        try parsed { () throws(MarkdownProblem) in try Markdown.blocks(source, rules: rules) }
    }

    /// Raw HTML, refused links, pictures and formulas with mistakes.
    /// - Parameters:
    ///   - plain: the lines that are not Markdown.
    ///   - withAnchors: whether to include links to places on the same page.
    /// - Throws: `ImportMistakes` when the text is too long, or has too much of something.
    func findings(except plain: [Int] = [], withAnchors: Bool = false) throws -> [Finding] {
        let plain = Set(plain)
        let text = lines.all.enumerated().map { plain.contains($0 + 1) ? "= plain" : $1 }.joined(separator: "\n")
        return try parsed { () throws(MarkdownProblem) in
            try Markdown.findings(text, rules: rules, withAnchors: withAnchors)
        }
    }

    /// The text for reading, without the files that it shows.
    func article() throws -> Article {
        try parsed { () throws(MarkdownProblem) in try Markdown.article(source, rules: rules) }
    }

    /// The words, without marks.
    func plainText() throws -> String {
        try parsed { () throws(MarkdownProblem) in try Markdown.plainText(source, rules: rules) }
    }

    /// Whether a text has more brackets and marks than any real text, or a line with too many quotes and lists. cmark would
    /// allocate an object for each before the depth is known.
    static func isTooDeep(_ source: String) -> Bool {
        var (brackets, marks, before, isStart) = (0, 0, 0, true)
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): (before, isStart) = (0, true)
            case UInt8(ascii: " "): break
            case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"): if isStart { before += 1 }
            case UInt8(ascii: "*"), UInt8(ascii: "_"):
                marks += 1
                if isStart { before += 1 }
            case UInt8(ascii: "["): (brackets, isStart) = (brackets + 1, false)
            default: isStart = false
            }
            if before > 1_000 || brackets > 50_000 || marks > 100_000 { return true }
        }
        return false
    }

    /// The lines from the first to the last of these blocks; nil when there are none.
    func source(of blocks: [Block]) -> String? {
        guard let first = blocks.first, let last = blocks.last else { return nil }
        return lines[first.lines.lowerBound...max(first.lines.lowerBound, last.lines.upperBound)].joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }

    /// A block quote's text without its marks.
    func unquoted(_ quote: Block) -> String {
        lines[quote.lines]
            .map { String($0.replacing(Patterns.quote, with: "")) }
            .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func mistake(_ problem: MarkdownProblem, _ file: String) -> Mistake {
        switch problem {
        case .tooLong: Mistake(file, line: nil, "mistake.too-long")
        case .tooDeep: Mistake(file, line: nil, "mistake.too-deep")
        case .tooManyCells: Mistake(file, line: nil, "mistake.too-many-cells", ["most": String(Markdown.maximumCells)])
        case .tooManyFormulas: Mistake(file, line: nil, "mistake.too-many-formulas")
        }
    }

    private func parsed<Value>(_ parse: () throws(MarkdownProblem) -> Value) throws -> Value {
        if Self.isTooDeep(source) { throw ImportMistakes(mistakes: [Mistake(file, line: nil, "mistake.too-deep")]) }
        do {
            return try parse()
        } catch {
            throw ImportMistakes(mistakes: [Self.mistake(error, file)])
        }
    }
}
