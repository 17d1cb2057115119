/// A payment in dinars as the text of the National Bank of Serbia's payment code (IPS QR, kind PR): tags and values between
/// bars.
struct IPSCode: Sendable, Equatable {
    let text: String

    /// The longest recipient, purpose and reference with its model, in characters.
    static let (longestName, longestPurpose, longestReference) = (
        WrittenPayment.longestRecipient, WrittenPayment.longestPurpose, 25
    )

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
