import Foundation

/// What people type into fields, made fit to keep.
enum TypedText {
    /// One line: every run of white space and control characters becomes one space; nil when nothing is left.
    static func line(_ text: String?) -> String? {
        let words = (text ?? "").split { $0.isWhitespace || $0.unicodeScalars.contains(where: isControl) }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Several lines: line ends of every kind become one, other control characters go; nil when nothing is left.
    static func lines(_ text: String?) -> String? {
        let unified = (text ?? "").replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
        let kept = unified.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !isControl($0) }
        let text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Whether a character means something to a terminal and nothing to a reader.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }
}

extension ID {
    /// The id that a form carries, made when the form was shown; nil when it is none.
    init?(posted text: String?) {
        guard let text, text == text.lowercased(), UUID(uuidString: text) != nil else { return nil }
        self.init(text: text)
    }
}
