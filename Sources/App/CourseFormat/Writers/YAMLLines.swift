/// Writes longer texts in YAML as indented lines.
enum YAMLLines {
    /// A setting whose text may have several lines.
    static func setting(_ name: String, _ text: String) -> [String] {
        guard text.contains("\n"), text.unicodeScalars.allSatisfy(isPrintable), text.first?.isWhitespace == false,
            text.last?.isWhitespace == false
        else { return ["\(name): \(YAMLScalar.text(text))"] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return ["\(name): |-"] + lines.map { $0.isEmpty ? "" : "  " + $0 }
    }

    /// Whether YAML allows a character in such a text and does not take it for a line end.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
