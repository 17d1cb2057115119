/// A payment in dinars as the text of the National Bank of Serbia's payment code (IPS QR, kind PR): tags and values between
/// bars.
struct IPSCode: Sendable, Equatable {
    let text: String

    /// The longest recipient, purpose and reference with its model, in characters.
    static let (longestName, longestPurpose, longestReference) = (70, 35, 25)

    /// Nil for another currency, an account that is no Serbian one, an empty name, and a reference that is too long. A
    /// purpose that is too long loses its end.
    /// - Parameter account: with or without hyphens, the middle part with or without its zeros.
    init?(account: String, recipient: String, money: Money, purpose: String, reference: PaymentReference?) {
        let recipient = Self.plain(recipient, most: Self.longestName)
        guard money.currency == .dinar, money.isBookable, let digits = SerbianAccount(account)?.digits, !recipient.isEmpty else {
            return nil
        }
        let (whole, rest) = money.minor.quotientAndRemainder(dividingBy: 100)
        var tags = [
            ("K", "PR"), ("V", "01"), ("C", "1"), ("R", digits), ("N", recipient),
            ("I", "RSD\(whole)," + (rest < 10 ? "0" : "") + "\(rest)"), ("SF", "189"),
        ]
        let purpose = Self.plain(purpose, most: Self.longestPurpose)
        if !purpose.isEmpty { tags.append(("S", purpose)) }
        if let reference {
            let numbered = (reference.isModel97 ? "97" : "00") + reference.key
            guard numbered.count <= Self.longestReference else { return nil }
            tags.append(("RO", numbered))
        }
        text = tags.map { $0 + ":" + $1 }.joined(separator: "|")
    }

    /// Without bars and line ends, which would begin another tag.
    private static func plain(_ text: String, most: Int) -> String {
        let one = TypedText.line(text.replacing("|", with: " ")) ?? ""
        return String(one.beginning(letters: most))
    }
}

/// A current account at a bank in Serbia: three digits of the bank, thirteen of the account, two that check them.
struct SerbianAccount: Sendable, Equatable {
    /// All eighteen.
    let digits: String

    /// Reads `160-0000000012345-91`, `160-12345-91` and the eighteen digits alone. Nil for any other text, and where the
    /// check does not agree: 98 less the remainder, by 97, of a hundred times the number before the check digits.
    init?(_ text: String) {
        let parts = text.filter { !$0.isWhitespace }.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count <= 40, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        let digits: String
        if parts.count == 3, let bank = parts.first, let middle = parts.at(1), let check = parts.at(2) {
            guard bank.count == 3, (1...13).contains(middle.count), check.count == 2 else { return nil }
            digits = bank + String(repeating: "0", count: 13 - middle.count) + middle + check
        } else {
            digits = parts.joined()
        }
        guard digits.count == 18 else { return nil }
        // The number with its check digits leaves 1: ISO 7064 mod 97-10.
        guard digits.reduce(0, { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % 97 }) == 1 else { return nil }
        self.digits = digits
    }
}
