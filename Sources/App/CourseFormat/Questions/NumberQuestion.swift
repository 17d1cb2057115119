import Foundation

/// A question that is answered with a number, and the accepted numbers.
struct NumberQuestion: Sendable, Equatable {
    /// An accepted value and its tolerance, both ends included.
    struct Accepted: Sendable, Equatable {
        let value: Decimal
        let tolerance: Decimal
    }

    let accepted: [Accepted]

    /// Longest number that is read, in characters.
    static let longest = 40

    func share(of typed: String) -> Share {
        guard let number = Self.value(of: typed) else { return .none }
        return accepted.contains { (number - $0.value).magnitude <= $0.tolerance } ? .full : .none
    }

    /// Reads the typed text; nil when it is empty.
    /// - Throws: `FormErrors` when it is not a number.
    func answer(typed: String) throws -> Answer? {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { return nil }
        guard Self.value(of: text) != nil else {
            throw FormErrors(items: [.init(field: "answer", key: "question.not-a-number")])
        }
        return .typed(text)
    }

    /// The typed text on one line, when it is no number and not too long to be kept; nil otherwise.
    static func unreadable(_ typed: String) -> String? {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty || !text.isWithin(letters: longest) || value(of: text) != nil ? nil : text
    }

    /// The typed text with the other sign, for keyboards without a minus.
    static func withOtherSign(_ typed: String) -> String {
        let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if let rest = text.wholeMatch(of: #/[-\u{2010}-\u{2014}\u{2212}](.*)/#)?.1 { return String(rest) }
        return text.isEmpty ? "" : "-" + text.drop { $0 == "+" }
    }

    /// "3.14", "3,14", "-2", "−0,5", "6.02e23": one decimal point or comma, no separators between thousands.
    static func value(of text: String) -> Decimal? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        // The length is checked first, because a posted text may have a megabyte.
        guard trimmed.isWithin(letters: longest), let plain = PlainNumber(trimmed)?.text else { return nil }
        return Decimal(string: plain, locale: pointed)
    }

    /// Has a decimal point.
    private static let pointed = Locale(identifier: "en_US_POSIX")
}

/// Reads a number letter by letter. Results and statistics read thousands of them, for which a regular expression takes too long.
private struct PlainNumber {
    /// In ASCII with a point. It has no zeros before its first digits, because `Decimal` reads 38 digits.
    private(set) var text = ""
    private var rest: Substring.UnicodeScalarView

    /// Nil for what is not written as a number.
    init?(_ typed: String) {
        rest = Substring(typed).unicodeScalars
        takeSign()
        let whole = takeDigits()
        let zeros = whole.prefix { $0 == "0" }.count
        text.unicodeScalars += whole.dropFirst(min(zeros, max(0, whole.count - 1)))
        var digits = whole.count
        if let point = rest.first, point == "." || point == "," {
            rest.removeFirst()
            let fraction = takeDigits()
            text += "."
            text.unicodeScalars += fraction
            digits += fraction.count
        }
        guard digits > 0, takeExponent(), rest.isEmpty else { return nil }
    }

    /// The minus sign, and the dashes that phones type in its place.
    private mutating func takeSign() {
        guard let sign = rest.first else { return }
        switch sign {
        case "+": text += "+"
        case "-", "\u{2010}"..."\u{2014}", "\u{2212}": text += "-"
        default: return
        }
        rest.removeFirst()
    }

    private mutating func takeDigits() -> Substring.UnicodeScalarView {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest[digits.endIndex...]
        return digits
    }

    /// None, or one of one or two digits; false for another.
    private mutating func takeExponent() -> Bool {
        guard let letter = rest.first, letter == "e" || letter == "E" else { return true }
        rest.removeFirst()
        text += "e"
        takeSign()
        let digits = takeDigits()
        text.unicodeScalars += digits
        return (1...2).contains(digits.count)
    }
}
