import Foundation

/// Tables as CSV that spreadsheets open as they are: UTF-8 with a byte order mark, every cell quoted, lines that end in CR LF.
enum SpreadsheetText {
    /// The byte order mark, by which spreadsheets know UTF-8.
    static let mark = "\u{FEFF}"
    static let lineEnd = "\r\n"

    static func csv(_ rows: [[String]]) -> String {
        mark + rows.map { $0.map(cell).joined(separator: ",") + lineEnd }.joined()
    }

    /// A file name from words, in letters that every system accepts: `anketa-it250-figures.csv`.
    static func fileName(_ words: [String], ending: String = "csv") -> String {
        let folded = words.joined(separator: " ").folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .replacingOccurrences(of: "đ", with: "d")
        let name = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
        return (name.isEmpty ? "table" : name) + "." + ending
    }

    /// A text as a quoted cell that no spreadsheet takes for a formula.
    static func cell(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        return "\"" + harmless(text).replacing("\"", with: "\"\"") + "\""
    }

    /// The text, with an apostrophe before it where a spreadsheet could take it for a formula: where the first visible character
    /// of one of its lines can begin a formula. A tab and a leading line end count as such a character, because some programs
    /// drop them.
    static func harmless(_ text: String) -> String {
        isFormula(text) ? "'" + text : text
    }

    /// Whether a cell is written as it is, as most are: ASCII without control characters and quotes, from a letter or digit on.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        let isWord =
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(first)
        return isWord && text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
    }

    private static func isFormula(_ text: String) -> Bool {
        let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
            "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
        }
        let beginsWithLineEnd = text.unicodeScalars.first.map { "\n\r".unicodeScalars.contains($0) } ?? false
        return beginsWithLineEnd
            || lines.contains { line in
                line.first { $0 == "\t" || !isBlank($0) }.map { starters.contains($0) } ?? false
            }
    }

    /// The characters that begin a formula: = + - @, their full-width forms, the minus sign, and the tab.
    private static let starters = Set("=+-@＝＋－＠−\t".unicodeScalars)

    /// Whether a character is invisible and may therefore precede a formula: spaces of all kinds, and characters without a width.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
}
