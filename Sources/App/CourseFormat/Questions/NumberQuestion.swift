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
        guard trimmed.isWithin(letters: longest) else { return nil }
        let plain =
            trimmed
            .replacingOccurrences(of: ",", with: ".")
            // The minus sign, and the dashes that phones type in its place.
            .replacing(#/[\u{2010}-\u{2014}\u{2212}]/#, with: "-")
        let written = #/[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?/#
        guard plain.wholeMatch(of: written) != nil else { return nil }
        // `Decimal` reads 38 digits, including leading zeros.
        let digits = plain.replacing(#/^([+-]?)0+(?=[0-9])/#) { String($0.1) }
        return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
    }
}
