import Database
import Foundation

/// A currency by its code in ISO 4217. All of them have two decimals.
enum Currency: String, CaseIterable, Comparable, Sendable, DatabaseValue {
    case euro = "EUR"
    case dinar = "RSD"
    case leu = "RON"
    case convertibleMark = "BAM"
    case franc = "CHF"
    case dollar = "USD"

    var code: String { rawValue }

    /// Reads a code in any case, and the signs that lists have instead: €, din., lei; nil for any other text.
    init?(typed text: String) {
        let word = text.trimmingCharacters(in: .whitespaces).uppercased()
        let signs: [String: Currency] = [
            "€": .euro, "EURO": .euro, "DIN": .dinar, "DIN.": .dinar, "LEI": .leu, "KM": .convertibleMark, "$": .dollar,
        ]
        guard let currency = Currency(rawValue: word) ?? signs[word] else { return nil }
        self = currency
    }

    static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
}
