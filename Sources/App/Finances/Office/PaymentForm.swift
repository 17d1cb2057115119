/// What the form for a payment posts.
struct PaymentForm: Decodable, Sendable {
    /// The id of the payment, made when the form was shown, so that pressing twice makes one.
    var payment: String?
    var amount: String?
    var currency: String?
    var day: String?
    var title: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case payment
        case amount = "paid-amount"
        case currency = "paid-currency"
        case day = "paid-on"
        case title = "paid-for"
        case reference = "paid-reference"
    }

    init(at now: Instant, on day: LocalDay, _ formats: Formats) {
        (payment, currency, self.day) = (ID<Payment>(at: now).text, Currency.euro.code, formats.day(day))
    }

    /// - Parameter today: after which nothing can have been paid.
    /// - Throws: `FormErrors`
    func draft(of person: ID<Person>, today: LocalDay, _ formats: Formats) throws -> PaymentDraft {
        var fields = MoneyFields(formats)
        let money = fields.money(amount, currency, "paid-amount", "paid-currency")
        let before = fields.errors.items.count
        let day = fields.day(day, "paid-on")
        if day == nil, fields.errors.items.count == before { fields.errors.add("paid-on", "money.day-missing") }
        if let day, day > today { fields.errors.add("paid-on", "money.day-future") }
        let title = fields.title(title, "paid-for")
        let reference = fields.reference(reference, "paid-reference")
        try fields.errors.check()
        guard let money, let day else { throw fields.errors }
        return PaymentDraft(person: person, money: money, paidOn: day, title: title, reference: reference)
    }

    func typedFields(_ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField(
                "paid-amount", strings("finances.amount"), amount, hint: strings("money.paid-hint"), errors: errors, strings),
            TypedField(
                "paid-currency", strings("money.currency"), chosen: currency, of: MoneyFields.currencies, errors: errors,
                strings),
            TypedField("paid-on", strings("money.paid-on"), day, errors: errors, strings),
            TypedField("paid-for", strings("finances.purpose"), title, errors: errors, strings),
            TypedField(
                "paid-reference", strings("finances.reference"), reference, hint: strings("money.paid-reference-hint"),
                errors: errors, strings),
        ]
    }
}
