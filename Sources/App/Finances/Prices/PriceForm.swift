/// What the form for a price posts.
struct PriceForm: Decodable, Sendable {
    var kind: String?
    /// Empty for what has no price any more.
    var amount: String?
    var currency: String?
    var day: String?

    /// - Throws: `FormErrors`
    func price(today: LocalDay, _ formats: Formats) throws -> Price {
        var fields = MoneyFields(formats)
        let kind = kind.flatMap { ChargeKind(rawValue: $0) }.flatMap { ChargeKind.priced.contains($0) ? $0 : nil }
        if kind == nil { fields.errors.add("kind", "money.kind-missing") }
        let money = TypedText.line(amount) == nil ? nil : fields.money(amount, currency, "amount", "currency")
        let before = fields.errors.items.count
        let day = fields.day(day, "day")
        if day == nil, fields.errors.items.count == before { fields.errors.add("day", "money.day-missing") }
        if let day, day < today { fields.errors.add("day", "money.price-past") }
        try fields.errors.check()
        guard let kind, let day else { throw fields.errors }
        return Price(kind: kind, firstOn: day, money: money)
    }

    func typedFields(_ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        let kinds = ChargeKind.priced.map { (value: $0.rawValue, text: FinanceWords.kind($0, strings)) }
        return [
            TypedField("kind", strings("money.kind"), chosen: kind, of: kinds, errors: errors, strings),
            TypedField(
                "amount", strings("finances.amount"), amount, hint: strings("money.price-hint"), errors: errors, strings),
            TypedField(
                "currency", strings("money.currency"), chosen: currency, of: MoneyFields.currencies, errors: errors, strings),
            TypedField("day", strings("money.first-day"), day, errors: errors, strings),
        ]
    }
}
