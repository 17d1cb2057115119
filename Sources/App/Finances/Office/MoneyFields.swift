/// Reads the fields that several forms of the office have, and collects what is wrong with them.
struct MoneyFields {
    let formats: Formats
    var errors = FormErrors()

    init(_ formats: Formats) { self.formats = formats }

    /// An amount; nil with an error where it is none.
    mutating func money(_ amount: String?, _ currency: String?, _ field: String, _ currencyField: String) -> Money? {
        let known = currency.flatMap { Currency(typed: $0) }
        if known == nil { errors.add(currencyField, "money.currency-unknown", ["codes": Self.codes]) }
        do throws(AmountText.Refusal) {
            let minor = try AmountText.minor(amount)
            return known.map { Money(minor: minor, currency: $0) }
        } catch {
            errors.add(field, AmountText.key(error))
            return nil
        }
    }

    /// A day; nil where there is none, and with an error where it is none.
    mutating func day(_ text: String?, _ field: String) -> LocalDay? {
        do throws(DayText.Refusal) { return try DayText.day(text, formats) } catch {
            errors.add(field, error.key, error.values)
            return nil
        }
    }

    /// Days, a line each, in their order.
    mutating func days(_ text: String?, _ field: String) -> [LocalDay] {
        let lines = (TypedText.lines(text) ?? "").split(separator: "\n").map(String.init)
        if lines.count > InstalmentPlan.mostInstalments {
            errors.add(field, "money.too-many-days", ["most": String(InstalmentPlan.mostInstalments)])
            return []
        }
        let days = lines.compactMap { day($0, field) }
        if !zip(days, days.dropFirst()).allSatisfy(<) { errors.add(field, "money.days-order") }
        return days
    }

    mutating func reference(_ text: String?, _ field: String) -> String? {
        guard let text = TypedText.line(text) else { return nil }
        if PaymentReference(text) == nil {
            errors.add(field, "money.reference-invalid", ["most": String(PaymentReference.longest)])
        }
        return text
    }

    mutating func title(_ text: String?, _ field: String) -> String? {
        let title = TypedText.line(text)
        if let title, !title.isWithin(letters: Self.longestTitle) { errors.add(field, "form.too-long") }
        return title
    }

    mutating func schoolYear(_ text: String?, _ field: String) -> String {
        guard let year = SchoolYear(TypedText.line(text) ?? "") else {
            errors.add(field, "semesters.school-year-invalid")
            return ""
        }
        return year.text
    }

    static let longestTitle = 120

    /// EUR, RSD, RON …
    static let codes = Currency.allCases.map(\.code).joined(separator: ", ")

    static let currencies = Currency.allCases.map { (value: $0.code, text: $0.code) }
}
