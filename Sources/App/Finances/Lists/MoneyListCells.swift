/// Reads the cells of one line, and collects what is wrong with them.
struct MoneyListCells {
    let line: MoneyListDocument.Line
    let formats: Formats
    let today: LocalDay
    let isRelative: Bool
    var mistakes: [MoneyListPlan.Mistake] = []

    init(line: MoneyListDocument.Line, formats: Formats, today: LocalDay, isRelative: Bool) {
        (self.line, self.formats, self.today, self.isRelative) = (line, formats, today, isRelative)
    }

    mutating func charge(of person: ID<Person>?, _ key: String) -> ChargeDraft? {
        let (money, title) = (money(), title())
        let kind = kind(hasTitle: title != nil)
        let (day, due) = (day(.day) ?? today, day(.due))
        if let due, due < day { mistakes.append(.init(key: "money-list.due-early")) }
        let year = schoolYear(of: due ?? day)
        let reference = reference()
        guard mistakes.isEmpty, let person, let money, let kind, let year else { return nil }
        return ChargeDraft(
            person: person, schoolYear: year, kind: kind, title: title, money: money, dueOn: due, reference: reference,
            chargedOn: day, importKey: key)
    }

    mutating func payment(of person: ID<Person>?, _ key: String) -> PaymentDraft? {
        let (money, title, day, reference) = (money(), title(), paidOn(), reference())
        guard mistakes.isEmpty, let person, let money, let day else { return nil }
        return PaymentDraft(
            person: person, money: money, paidOn: day, title: title, reference: reference, importKey: key)
    }

    mutating func received(as id: ID<ReceivedPayment>) -> ReceivedPayment? {
        let (money, day) = (money(), paidOn())
        guard mistakes.isEmpty, let money, let day else { return nil }
        func text(_ column: MoneyListColumn) -> String? { line[column].map { String($0.beginning(letters: 200)) } }
        return ReceivedPayment(
            id: id, money: money, paidOn: day, payer: text(.payer), reference: text(.reference), purpose: text(.title))
    }

    private mutating func money() -> Money? {
        let currency = line[.currency].flatMap { Currency(typed: $0) }
        if currency == nil { mistakes.append(.init(key: "money.currency-unknown", values: ["codes": MoneyFields.codes])) }
        do throws(AmountText.Refusal) {
            let minor = try AmountText.minor(line[.amount])
            return currency.map { Money(minor: minor, currency: $0) }
        } catch {
            mistakes.append(.init(key: AmountText.key(error)))
            return nil
        }
    }

    /// Nil where there is none, and with a mistake where it is none.
    private mutating func day(_ column: MoneyListColumn) -> LocalDay? {
        if isRelative, let day = line[column].flatMap({ DayText.relative($0, to: today) }) { return day }
        do throws(DayText.Refusal) { return try DayText.day(line[column], formats) } catch {
            mistakes.append(.init(key: error.key, values: error.values))
            return nil
        }
    }

    private mutating func paidOn() -> LocalDay? {
        let before = mistakes.count
        let day = day(.day)
        if day == nil, mistakes.count == before { mistakes.append(.init(key: "money.day-missing")) }
        if let day, day > today { mistakes.append(.init(key: "money.day-future")) }
        return day
    }

    /// By its name in files, or in any of the three languages.
    private mutating func kind(hasTitle: Bool) -> ChargeKind? {
        guard let text = line[.kind] else {
            if !hasTitle { mistakes.append(.init(key: "money.kind-missing")) }
            return hasTitle ? .other : nil
        }
        let kind = ChargeKind(rawValue: text.lowercased())
        if kind == nil {
            mistakes.append(.init(key: "money-list.kind", values: ["kinds": Self.kinds]))
        } else if kind == .other, !hasTitle {
            mistakes.append(.init(key: "money.title-missing"))
        }
        return kind
    }

    private static let kinds = ChargeKind.allCases.map(\.rawValue).joined(separator: ", ")

    private mutating func title() -> String? {
        if let title = line[.title], !title.isWithin(letters: MoneyFields.longestTitle) {
            mistakes.append(.init(key: "form.too-long"))
        }
        return line[.title]
    }

    private mutating func reference() -> String? {
        if let text = line[.reference], PaymentReference(text) == nil {
            mistakes.append(
                .init(key: "money.reference-invalid", values: ["most": String(PaymentReference.longest)]))
        }
        return line[.reference]
    }

    /// The one that the line has, or else that of its day.
    private mutating func schoolYear(of day: LocalDay) -> String? {
        guard let text = line[.year] else { return SchoolYear(of: day)?.text }
        let year = SchoolYear(text)
        if year == nil { mistakes.append(.init(key: "semesters.school-year-invalid")) }
        return year?.text
    }
}
