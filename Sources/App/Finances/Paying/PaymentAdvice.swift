/// How to pay a charge, or what is left of it: what a bank's form asks for.
struct PaymentAdvice: Sendable, Equatable {
    let recipient: String
    let account: String
    let money: Money
    let purpose: String
    let reference: PaymentReference?
    /// For amounts in dinars where the institution offers it.
    let code: IPSCode?

    /// Nil where the institution has not said where to pay, or nothing is left to pay.
    /// - Parameters:
    ///   - institution: its name, for where the settings have none.
    ///   - own: the person's reference for charges without one, which is the student number.
    init?(
        _ money: Money, for name: String, reference: PaymentReference?, own: String?, settings: FinanceSettings,
        institution: String
    ) {
        guard let account = settings.account, money.isPositive else { return nil }
        self.account = account
        recipient = settings.recipient ?? institution
        self.money = money
        purpose = settings.purpose ?? name
        self.reference = reference ?? own.flatMap { PaymentReference($0) }
        code =
            settings.offersIPS
            ? IPSCode(account: account, recipient: recipient, money: money, purpose: purpose, reference: self.reference) : nil
    }
}

/// The same for a template, which prints it as text to copy.
struct PaymentAdviceCard: Sendable {
    let lines: [Line]
    /// Nil where there is no payment code.
    let qr: QRCode?

    /// A label, and what is copied.
    struct Line: Sendable {
        let label: String
        let value: String
    }

    init(_ advice: PaymentAdvice, _ strings: Strings) {
        lines = [
            (strings("finances.recipient"), advice.recipient), (strings("finances.account"), advice.account),
            (strings("finances.amount"), strings.formats.money(advice.money)),
            (strings("finances.purpose"), advice.purpose),
            (strings("finances.reference"), advice.reference?.text ?? "–"),
        ].map { Line(label: $0.0, value: $0.1) }
        qr = advice.code.flatMap { QRCode($0.text) }
    }
}
