import Foundation

/// A payment's reference number ("poziv na broj"): letters, digits, hyphens, slashes and spaces, at most 35 of them.
struct PaymentReference: Sendable, Hashable {
    /// As it is shown.
    let text: String

    static let longest = 35

    /// Nil for an empty text, one that is too long, and one with other characters.
    init?(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let isAllowed = trimmed.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-/ ".unicodeScalars.contains($0))
        }
        guard isAllowed, trimmed.utf8.count <= Self.longest, !Self.key(trimmed).isEmpty else { return nil }
        self.text = trimmed
    }

    /// Its letters, as capitals, and digits: what two references that mean one thing share.
    var key: String { Self.key(text) }

    private static func key(_ text: String) -> String {
        String(text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    /// Whether it begins with the two control digits of model 97: 98 less the remainder, by 97, of a hundred times the rest,
    /// where a letter counts as two digits, A as 10 and Z as 35 (ISO 7064 mod 97-10).
    var isModel97: Bool {
        let key = key
        let (control, rest) = (key.prefix(2), key.dropFirst(2))
        guard !rest.isEmpty, let digits = Int(control), control.allSatisfy(\.isNumber) else { return false }
        var remainder = 0
        for letter in rest {
            guard let value = letter.hexDigitValue ?? letter.asciiValue.map({ Int($0) - 55 }) else { return false }
            remainder = value < 10 ? (remainder * 10 + value) % 97 : (remainder * 100 + value) % 97
        }
        return 98 - remainder * 100 % 97 == digits
    }
}
