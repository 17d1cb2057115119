/// Words with the marks of `ExtendedText` in them.
enum MarkedText {
    enum Part {
        case words(String)
        case number(Int)
        /// A line in which a formula goes on.
        case continuation
    }

    static func parts(of text: String) -> [Part] {
        var (parts, words) = ([Part](), String.UnicodeScalarView())
        var rest = text.unicodeScalars[...]
        func end() {
            if !words.isEmpty { parts.append(.words(String(words))) }
            words.removeAll()
        }
        while let scalar = rest.popFirst() {
            if scalar == ExtendedText.continuation {
                end()
                parts.append(.continuation)
            } else if scalar == ExtendedText.mark, let number = number(&rest) {
                end()
                parts.append(.number(number))
            } else {
                words.append(scalar)
            }
        }
        end()
        return parts
    }

    /// The number that follows a mark; what follows stays where it is no number.
    private static func number(_ rest: inout Substring.UnicodeScalarView) -> Int? {
        let digits = rest.prefix(8).prefix { ("0"..."9").contains($0) }
        let after = rest[digits.endIndex...]
        guard let number = Int(String(digits)), after.first == ExtendedText.end else { return nil }
        rest = after.dropFirst()
        return number
    }
}
