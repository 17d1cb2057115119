import Foundation

/// The text of a list, as it stands in the field of the page: lines of cells between separators.
enum ListText {
    private static let looked = 12
    private static let (tab, semicolon, comma) = (UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","))
    /// What a cell must not have in it bare, whichever separator is between the cells: it is not written beside them.
    private static let separators = Set("\t;,")

    /// The separator of a list, whose first lines may be a title: one that half of the lines have. Nobody's name has a tab in it,
    /// and few have a semicolon: below a long title, some tabs are enough where there is nothing else.
    static func separator(of text: String) -> UInt8 {
        let lines = text.split(separator: "\n", maxSplits: 4 * looked).prefix(4 * looked)
            .filter { TypedText.line(String($0.beginning(letters: 1000))) != nil }.prefix(looked)
        func share(_ byte: UInt8) -> Int { lines.count { has(byte, $0) } * 2 - lines.count }
        let (tabs, semicolons, commas) = (share(tab), share(semicolon), share(comma))
        if tabs > 0 || tabs > -lines.count && semicolons <= 0 && commas <= 0 { return tab }
        return semicolons >= 0 && !lines.isEmpty ? semicolon : comma
    }

    /// A line of cells, none of which has a line end.
    static func line(_ cells: [String], separator: UInt8) -> String {
        let mark = Character(Unicode.Scalar(separator))
        return cells.map { cell in
            let line = TypedText.line(cell) ?? ""
            guard line.contains(where: separators.contains) || line.hasPrefix("\"") else { return line }
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
