import Foundation
import Synchronization

/// How a language writes amounts of a currency, learnt once from its locale data (CLDR): asking for each amount costs some
/// microseconds.
struct MoneyNotation: Sendable {
    private struct Key: Hashable {
        let currency: String
        let language: Language
    }

    /// An institution has one currency; more than these are not kept.
    private static let mostKnown = 100
    private static let known = Mutex<[Key: MoneyNotation]>([:])

    private let numbers: NumberNotation
    private let signs: (before: String, after: String)
    private let signsOfDebt: (before: String, after: String)

    /// The notation of an ISO 4217 currency in a language.
    static func of(_ currency: String, in language: Language) -> MoneyNotation {
        known.withLock { known in
            let key = Key(currency: currency, language: language)
            if let notation = known[key] { return notation }
            let notation = MoneyNotation(currency, language.locale)
            if known.count < mostKnown { known[key] = notation }
            return notation
        }
    }

    private init(_ currency: String, _ locale: Locale) {
        func written(_ number: Decimal) -> String {
            number.formatted(.currency(code: currency).precision(.fractionLength(2)).locale(locale))
        }
        // 1,234,567.50 in the language: what stands around the digits and between them.
        let sample = Decimal(123_456_750) / 100
        let text = written(sample)
        signs = Self.around(text)
        signsOfDebt = Self.around(written(0 - sample))
        let between = text.drop { !$0.isWholeNumber }.split(whereSeparator: \.isWholeNumber).map(String.init)
        numbers = NumberNotation(
            decimalSeparator: between.dropFirst(2).first ?? "", groupSeparator: between.first ?? "", percentSign: "")
    }

    private static func around(_ text: String) -> (before: String, after: String) {
        let after = text.reversed().prefix { !$0.isWholeNumber }.reversed()
        return (String(text.prefix { !$0.isWholeNumber }), String(after))
    }

    /// With two decimals, or none where they are zeros.
    func text(minorUnits: Int64) -> String {
        let (whole, part) = minorUnits.magnitude.quotientAndRemainder(dividingBy: 100)
        let signs = minorUnits < 0 ? signsOfDebt : signs
        var text = signs.before + numbers.whole(Int(whole))
        if part > 0 { text += numbers.decimalSeparator + (part < 10 ? "0" : "") + String(part) }
        return text + signs.after
    }
}
