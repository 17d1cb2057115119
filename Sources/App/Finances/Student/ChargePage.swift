/// One charge: what it is for, which payments cover it, and how to pay what is left.
struct ChargePage: Page {
    static let template = "Finances/charge"

    let frame: Frame
    let title: String
    /// That it is reversed, and why.
    let reversal: String?
    let facts: [FinancesPage.Fact]
    /// The payments that cover it, each with its part.
    let payments: [FinancesPage.Fact]
    let hasPayments: Bool
    let pay: PaymentAdviceCard?
    /// Says that nobody has entered where to pay.
    let unknown: String?

    /// - Parameter today: in the institution's time zone.
    init(
        frame: Frame, strings: Strings, charge: Charge, own: FinanceStore.Own, institution: String, today: LocalDay
    ) {
        let (formats, account) = (strings.formats, own.account)
        let open = account.open(charge)
        self.frame = frame
        title = FinanceWords.name(of: charge, strings)
        reversal = FinanceWords.reversal(charge.reversal, strings)
        let left = open.isPositive ? (strings("finances.left"), formats.money(open)) : nil
        let due = charge.isReversed ? nil : (strings("finances.due-day"), formats.day(charge.due))
        facts = [
            (strings("finances.amount"), formats.money(charge.money)), left,
            (strings("finances.day"), formats.day(charge.day)), due,
            (strings("semesters.school-year"), charge.schoolYear),
            charge.reference.map { (strings("finances.reference"), $0.text) },
        ].compactMap { $0.map { .init(label: $0.0, value: $0.1) } }
        let byID = Dictionary(account.payments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        payments = account.allocation.parts.filter { $0.charge == charge.id }.compactMap { part in
            byID[part.payment].map { .init(label: formats.day($0.paidOn), value: formats.money(part.money)) }
        }
        hasPayments = !payments.isEmpty
        let advice = PaymentAdvice(
            open, for: title, reference: charge.reference, own: own.indexNumber, settings: own.settings,
            institution: institution)
        pay = advice.map { PaymentAdviceCard($0, strings) }
        unknown = open.isPositive && advice == nil ? strings("finances.no-account") : nil
    }
}
