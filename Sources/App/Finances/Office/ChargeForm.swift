/// What the form for a charge posts, for one person and for a group.
struct ChargeForm: Decodable, Sendable {
    /// The id of the charge, made when the form was shown, so that pressing twice makes one.
    var charge: String?
    var kind: String?
    var title: String?
    var amount: String?
    var currency: String?
    var schoolYear: String?
    /// A day, or one for each instalment.
    var due: String?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case charge, kind, title, amount, currency, due, reference
        case schoolYear = "school-year"
    }

    init(at now: Instant, on day: LocalDay) {
        (charge, schoolYear) = (ID<Charge>(at: now).text, SchoolYear(of: day)?.text)
        (kind, currency) = (ChargeKind.tuition.rawValue, Currency.euro.code)
    }

    /// The values for one person, whose id is filled in later.
    struct Fields: Sendable {
        let kind: ChargeKind
        let title: String?
        let money: Money
        let schoolYear: String
        let days: [LocalDay]
        let reference: String?
        /// Nil for one that is due on one day.
        let plan: InstalmentPlan?

        func drafts(of person: ID<Person>, on day: LocalDay, at now: Instant) -> [ChargeDraft] {
            var draft = ChargeDraft(
                person: person, schoolYear: schoolYear, kind: kind, title: title, money: money, dueOn: days.first,
                reference: reference)
            draft.chargedOn = day
            return plan?.drafts(draft, as: ID(at: now)) ?? [draft]
        }
    }

    /// - Parameters:
    ///   - prices: for an amount that is left empty.
    ///   - today: before which nothing can be due.
    /// - Throws: `FormErrors`
    func fields(prices: [ChargeKind: Money], today: LocalDay, _ formats: Formats) throws -> Fields {
        var fields = MoneyFields(formats)
        let kind = kind.flatMap { ChargeKind(rawValue: $0) }
        if kind == nil { fields.errors.add("kind", "money.kind-missing") }
        let title = fields.title(title, "title")
        if kind == .other, title == nil { fields.errors.add("title", "money.title-missing") }
        let money = money(kind, prices, &fields)
        let year = fields.schoolYear(schoolYear, "school-year")
        let days = fields.days(due, "due")
        if let first = days.first, first < today { fields.errors.add("due", "money.due-past") }
        let reference = fields.reference(reference, "reference")
        let plan = money.flatMap { days.count > 1 ? InstalmentPlan($0, on: days) : nil }
        if days.count > 1, plan == nil, fields.errors.items.isEmpty { fields.errors.add("amount", "money.too-small") }
        try fields.errors.check()
        guard let kind, let money else { throw fields.errors }
        return Fields(
            kind: kind, title: title, money: money, schoolYear: year, days: days, reference: reference, plan: plan)
    }

    /// The amount that was typed, or else that of the price list.
    private func money(_ kind: ChargeKind?, _ prices: [ChargeKind: Money], _ fields: inout MoneyFields) -> Money? {
        if TypedText.line(amount) != nil { return fields.money(amount, currency, "amount", "currency") }
        guard let price = kind.flatMap({ prices[$0] }) else {
            fields.errors.add("amount", "money.price-missing")
            return nil
        }
        return price
    }

    func typedFields(_ prices: [ChargeKind: Money], _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        let kinds = ChargeKind.allCases.map { kind in
            let price = prices[kind].map { " – " + strings.formats.money($0) } ?? ""
            return (value: kind.rawValue, text: FinanceWords.kind(kind, strings) + price)
        }
        return [
            TypedField("kind", strings("money.kind"), chosen: kind, of: kinds, errors: errors, strings),
            TypedField("title", strings("money.title"), title, hint: strings("money.title-hint"), errors: errors, strings),
            TypedField(
                "amount", strings("finances.amount"), amount, hint: strings("money.amount-hint"), errors: errors, strings),
            TypedField(
                "currency", strings("money.currency"), chosen: currency, of: MoneyFields.currencies, errors: errors, strings),
            TypedField(
                "school-year", strings("semesters.school-year"), schoolYear, hint: strings("semesters.school-year-hint"),
                errors: errors, strings),
            TypedField("due", strings("finances.due-day"), lines: due, hint: strings("money.due-hint"), errors: errors, strings),
            TypedField("reference", strings("finances.reference"), reference, errors: errors, strings),
        ]
    }
}
