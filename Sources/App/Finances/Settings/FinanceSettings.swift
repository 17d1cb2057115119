/// How one pays the institution, and what debt means there.
struct FinanceSettings: Sendable, Equatable {
    /// The name to pay to; nil for the institution's own name.
    var recipient: String?
    /// The number of the institution's account; nil where nobody has given it.
    var account: String?
    /// What a payment says it is for; nil for what the charge is for.
    var purpose: String?
    /// Whether the payment code of the National Bank of Serbia is shown for amounts in dinars.
    var offersIPS = false
    /// Whether who owes something that is overdue cannot register for exams.
    var debtBlocks = false

    static let initial = FinanceSettings()

    /// Identifies what a form showed, to notice that somebody else changed it.
    var fingerprint: String { Fingerprint.of([recipient, account, purpose, String(offersIPS), String(debtBlocks)]) }
}
