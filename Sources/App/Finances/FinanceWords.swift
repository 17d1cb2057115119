/// The words for money.
enum FinanceWords {
    static func kind(_ kind: ChargeKind, _ strings: Strings) -> String {
        switch kind {
        case .tuition: strings("finances.kind-tuition")
        case .enrolment: strings("finances.kind-enrolment")
        case .exam: strings("finances.kind-exam")
        case .repeatedExam: strings("finances.kind-repeated-exam")
        case .lateExam: strings("finances.kind-late-exam")
        case .commission: strings("finances.kind-commission")
        case .certificate: strings("finances.kind-certificate")
        case .other: strings("finances.kind-other")
        }
    }

    static func currency(_ currency: Currency, _ strings: Strings) -> String {
        switch currency {
        case .euro: strings("finances.currency-eur")
        case .dinar: strings("finances.currency-rsd")
        case .leu: strings("finances.currency-ron")
        case .convertibleMark: strings("finances.currency-bam")
        case .franc: strings("finances.currency-chf")
        case .dollar: strings("finances.currency-usd")
        }
    }

    /// What a charge is for: Tuition, instalment 2 of 11.
    static func name(of charge: Charge, _ strings: Strings) -> String {
        let name = charge.title ?? kind(charge.kind, strings)
        guard let instalment = charge.instalment else { return name }
        return name + ", "
            + strings(
                "finances.instalment",
                [
                    "number": strings.formats.number(instalment.number), "count": strings.formats.number(instalment.count),
                ])
    }

    /// Until when a charge can be paid, or that this day is over.
    static func due(_ charge: Charge, isOverdue: Bool, _ strings: Strings) -> String {
        let day = ["day": strings.formats.day(charge.due)]
        return isOverdue ? strings("finances.overdue-since", day) : strings("finances.due", day)
    }

    static func reference(_ reference: PaymentReference?, _ strings: Strings) -> String? {
        reference.map { strings("finances.reference-of", ["reference": $0.text]) }
    }

    /// That something was taken back, when, and why; nil for what counts.
    static func reversal(_ reversal: MoneyReversal?, _ strings: Strings) -> String? {
        reversal.map { reversal in
            [
                strings("finances.reversed", ["day": strings.formats.day(reversal.madeAt)]),
                reversal.reason.map { strings("intervention.because", ["reason": $0]) },
            ].compactMap(\.self).joined(separator: ". ")
        }
    }

    /// What a payment covers, each charge with how much of it, and what is left of the payment.
    static func spent(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> [String] {
        covers(payment, account, strings) + [unspent(payment, account, strings)].compactMap(\.self)
    }

    /// The charges that a payment covers, each with how much of it.
    static func covers(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> [String] {
        let charges = Dictionary(account.charges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return account.allocation.parts.filter { $0.payment == payment.id }.compactMap { part in
            charges[part.charge].map {
                strings("finances.covers", ["what": name(of: $0, strings), "amount": strings.formats.money(part.money)])
            }
        }
    }

    /// What is left of a payment; nil where it is spent.
    static func unspent(_ payment: Payment, _ account: MoneyAccount, _ strings: Strings) -> String? {
        guard let left = account.allocation.left[payment.id], left.isPositive else { return nil }
        return strings("finances.unspent", ["amount": strings.formats.money(left)])
    }

    static func total(_ total: YearAccount.Total, _ strings: Strings) -> [(label: String, value: String)] {
        let currency = ["currency": currency(total.currency, strings)]
        return [
            (strings("finances.charged-in", currency), strings.formats.money(total.charged)),
            (strings("finances.paid-in", currency), strings.formats.money(total.paid)),
            (strings("finances.debt-in", currency), strings.formats.money(total.open)),
        ]
    }

    static func overpaid(_ money: Money, _ strings: Strings) -> (label: String, value: String) {
        (
            strings("finances.overpaid-in", ["currency": currency(money.currency, strings)]),
            strings.formats.money(money)
        )
    }
}
