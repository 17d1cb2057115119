/// Where students pay, and what debt means, as an institution's folder says it.
struct WrittenPayment: Sendable, Equatable {
    /// The name to pay to; nil where the folder does not say it, as with all others.
    var recipient: String?
    var account: String?
    /// What a payment says it is for.
    var purpose: String?
    /// Whether the payment code of the National Bank of Serbia is shown.
    var offersIPS: Bool?
    /// Whether who owes something that is overdue cannot register for exams.
    var debtBlocks: Bool?

    /// In letters; of an account in bytes.
    static let (longestRecipient, longestPurpose, longestAccount) = (70, 35, 60)
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
