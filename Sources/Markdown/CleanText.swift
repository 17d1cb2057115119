/// Cleans text from outside, so that it can be stored and printed. All incoming text passes through here: forms, files of an
/// import, and texts that YAML and Markdown decode from their own notations.
public enum CleanText {
    /// The character that replaces each one that is not allowed (Unicode 16, chapter 23.8).
    public static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// The text with `
    /// ` for each line end (by CommonMark 2.1: `
    /// `, `\r` and `\r
    /// ` each end one line), and with U+FFFD for each noncharacter and for each control character except the tab.
    public static func cleaned(_ text: String) -> String {
        guard text.utf8.contains(where: isSuspect) else { return text }
        var scalars = String.UnicodeScalarView()
        var isBehindReturn = false
        for scalar in text.unicodeScalars {
            defer { isBehindReturn = scalar == "\r" }
            if scalar == "\n", isBehindReturn { continue }
            scalars.append(scalar == "\r" ? "\n" : isAllowed(scalar) ? scalar : replacement)
        }
        return String(scalars)
    }

    /// Whether a character is allowed in a text.
    public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// Whether a byte of UTF-8 is a control character, or may begin a character that is not allowed. Most texts have no such
    /// byte.
    public static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
    }
}
