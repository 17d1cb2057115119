import Foundation

/// The text of a list, as it stands in the field of the page: lines of cells between separators.
enum ListText {
    private static let looked = 12

    /// The separator of a list, whose first lines may be a title: one that half of the lines have. Nobody's name has a tab in it,
    /// and few have a semicolon.
    static func separator(of text: String) -> UInt8 {
        let lines = text.split(separator: "\n", maxSplits: 4 * looked).prefix(4 * looked)
            .filter { TypedText.line(String($0.beginning(letters: 1000))) != nil }.prefix(looked)
        let candidates = [UInt8(ascii: "\t"), UInt8(ascii: ";")]
        return candidates.first { byte in lines.count { has(byte, $0) } * 2 >= max(lines.count, 1) } ?? UInt8(ascii: ",")
    }

    /// A line of cells, none of which has a line end.
    static func line(_ cells: [String], separator: UInt8) -> String {
        let mark = Character(Unicode.Scalar(separator))
        return cells.map { cell in
            let line = TypedText.line(cell) ?? ""
            guard line.contains(mark) || line.hasPrefix("\"") else { return line }
            return "\"" + line.replacing("\"", with: "\"\"") + "\""
        }.joined(separator: String(mark))
    }

    /// Whether a separator is in a line, outside of quotation marks.
    private static func has(_ separator: UInt8, _ line: Substring) -> Bool {
        var isQuoted = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == separator, !isQuoted { return true }
        }
        return false
    }
}
