/// What the form for these settings posts.
struct FinanceSettingsForm: Decodable, Sendable {
    var recipient: String?
    var account: String?
    var purpose: String?
    var ips: String?
    var debt: String?
    /// The fingerprint of what the form showed.
    var seen: String?

    init(_ settings: FinanceSettings) {
        (recipient, account, purpose) = (settings.recipient, settings.account, settings.purpose)
        ips = settings.offersIPS ? "1" : nil
        debt = settings.debtBlocks ? "1" : nil
    }

    /// - Throws: `FormErrors`; the payment code needs an account in Serbia.
    func settings() throws -> FinanceSettings {
        var errors = FormErrors()
        let account = TypedText.line(account)
        if let account, account.utf8.count > WrittenPayment.longestAccount { errors.add("account", "form.too-long") }
        if ips != nil, account.flatMap({ SerbianAccount($0) }) == nil { errors.add("account", "money.account-ips") }
        let (recipient, purpose) = (TypedText.line(recipient), TypedText.line(purpose))
        if let recipient, !recipient.isWithin(letters: IPSCode.longestName) { errors.add("recipient", "form.too-long") }
        if let purpose, !purpose.isWithin(letters: IPSCode.longestPurpose) { errors.add("purpose", "form.too-long") }
        try errors.check()
        return FinanceSettings(
            recipient: recipient, account: account, purpose: purpose, offersIPS: ips != nil, debtBlocks: debt != nil)
    }
}
