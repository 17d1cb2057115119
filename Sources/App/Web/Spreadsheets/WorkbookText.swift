import Foundation

/// Texts as a workbook holds them (ECMA-376 part 1).
enum WorkbookText {
    /// The longest text of a cell and of a sheet's name, in UTF-16 code units.
    static let (longest, longestName) = (32_767, 31)
    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// A text for a cell: line ends are LF, characters that XML cannot hold are U+FFFD, and what a program would read as an escaped
    /// character is escaped itself (22.9.2.19). A longer one than a cell holds ends in an ellipsis.
    static func cell(_ text: String) -> String {
        if isPlain(text) { return text }
        var cleaned = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            let isSecond = isAfterReturn && scalar == "\n"
            isAfterReturn = scalar == "\r"
            if !isSecond { cleaned.append(scalar == "\r" ? "\n" : isHeld(scalar) ? scalar : replacement) }
        }
        let whole = shortened(String(cleaned), to: longest)
        guard whole.utf8.contains(UInt8(ascii: "_")) else { return whole }
        // The library counts the escapes as well, which make a text less than twice as long.
        let escaped = escaped(whole)
        return escaped.utf16.count <= longest ? escaped : Self.escaped(shortened(whole, to: longest / 2))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing(#/_(?=x[0-9A-Fa-f]{4}_)/#) { _ in "_x005F_" }
    }

    /// A name for a sheet: without the characters that names cannot have, shortened, and never empty or reserved.
    static func sheetName(_ title: String) -> String {
        let words = title.unicodeScalars.split { scalar in
            "[]:*?/\\".unicodeScalars.contains(scalar) || !isHeld(scalar) || scalar.properties.isWhitespace
        }
        let spaced = words.map { String(Substring($0)) }.joined(separator: " ")
        let name = shortened(spaced, to: longestName).trimmingCharacters(in: CharacterSet(charactersIn: "' "))
        if name.isEmpty { return "1" }
        // What programs call the sheet with their own list of changes.
        return name.lowercased() == "history" ? name + " 1" : name
    }

    /// Whether a text stays as it is, as most do: ASCII without control characters and underscores.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= longest && text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "_") }
    }

    /// Whether XML 1.0 can hold a character, and programs show it as one.
    private static func isHeld(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" || scalar == "\t" { return true }
        return scalar.properties.generalCategory != .control && scalar != "\u{FFFE}" && scalar != "\u{FFFF}"
    }

    /// Shortened to so many UTF-16 code units, between two characters.
    private static func shortened(_ text: String, to most: Int) -> String {
        if text.utf16.count <= most { return text }
        var (kept, count) = ("", 1)
        for character in text {
            count += character.utf16.count
            guard count <= most else { break }
            kept.append(character)
        }
        return kept + "…"
    }
}
