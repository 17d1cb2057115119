/// Text as it comes in from outside, made fit to keep and to print. Every gate by which text comes in passes it through here: forms, files
/// of an import, what YAML and Markdown decode from their own notations.
public enum CleanText {
    /// What stands in the place of a character that no text has (Unicode 16, chapter 23.8).
    public static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// The text with line ends of one kind, `\n`, counted as CommonMark counts them (2.1: `\n`, `\r` and `\r\n` each end one line), and U+FFFD
    /// for each control character but the tab, and for each noncharacter.
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

    /// Whether a character may stand in a text.
    public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// Whether a byte of UTF-8 is a control character, or may begin a character that is not allowed: most texts have none.
    public static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
    }
}
