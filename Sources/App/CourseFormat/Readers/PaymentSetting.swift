/// The settings of `institution.yaml` about where students pay and what debt means.
enum PaymentSetting {
    static let names: Set<String> = [
        "payment-recipient", "payment-account", "payment-purpose", "payment-code", "debt-stops-exams",
    ]

    private enum Code: String, CaseIterable {
        case ips, none
    }

    private enum Truth: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }

    /// Nil where there is none of them: the folder says nothing about it.
    static func read(_ settings: inout Settings) -> WrittenPayment? {
        guard names.contains(where: { settings.has($0) }) else { return nil }
        let (recipient, purpose) = (settings.optionalText("payment-recipient"), settings.optionalText("payment-purpose"))
        let account = settings.optionalText("payment-account")
        for (name, text, most) in [
            ("payment-recipient", recipient, WrittenPayment.longestRecipient),
            ("payment-purpose", purpose, WrittenPayment.longestPurpose),
        ] where text?.isWithin(letters: most) == false {
            settings.add("mistake.setting-long", at: name, ["setting": name])
        }
        if let account, account.utf8.count > WrittenPayment.longestAccount {
            settings.add("mistake.setting-long", at: "payment-account", ["setting": "payment-account"])
        }
        let code = settings.optionalChoice("payment-code", of: Code.self)
        if code == .ips, account.flatMap({ SerbianAccount($0) }) == nil {
            settings.add("mistake.payment-code", at: "payment-code")
        }
        let stops = settings.optionalChoice("debt-stops-exams", of: Truth.self)
        return WrittenPayment(
            recipient: recipient, account: account, purpose: purpose, offersIPS: code.map { $0 == .ips },
            debtBlocks: stops.map { $0 == .yes })
    }
}
