import Foundation
import Markdown

/// Cleans texts that people type into fields.
enum TypedText {
    /// One line: every run of white space and control characters becomes one space; nil when nothing is left.
    static func line(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        if text.utf8.allSatisfy(isPlain) { return text }
        let words = text.unicodeScalars.split { $0.properties.isWhitespace || isControl($0) }
        return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
    }

    /// Whether a byte of UTF-8 cannot be, or begin, a white space or control character. Most words need no further check.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && byte != 0xC2 && !(0xE1...0xE3).contains(byte)
    }

    /// Several lines, with line ends of one kind and without other control characters; nil when nothing is left.
    static func lines(_ text: String?) -> String? {
        let kept = CleanText.cleaned(text ?? "").unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !isControl($0) }
        let text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Whether a character is a control character.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}

extension ID {
    /// The id in a form, made when the form was shown; nil when the text is not an id.
    init?(posted text: String?) {
        guard let text, text == text.lowercased(), UUID(uuidString: text) != nil else { return nil }
        self.init(text: text)
    }
}
