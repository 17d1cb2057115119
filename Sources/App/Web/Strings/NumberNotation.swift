import Foundation

/// How a language writes numbers, learnt once from its locale data (CLDR): asking for each number costs some microseconds.
struct NumberNotation: Sendable {
    let decimalSeparator: String
    private let groupSeparator: String
    private let percentSign: String

    /// The notation of a language.
    static func of(_ language: Language) -> NumberNotation {
        switch language {
        case .romanian: romanian
        case .serbian: serbian
        case .english: english
        }
    }

    private static let romanian = NumberNotation(Language.romanian.locale)
    private static let serbian = NumberNotation(Language.serbian.locale)
    private static let english = NumberNotation(Language.english.locale)

    /// How programs read numbers: a decimal point, and nothing between the other digits.
    static let ofPrograms = NumberNotation(decimalSeparator: ".", groupSeparator: "", percentSign: "%")

    /// How spreadsheet programs read numbers in a language: with its decimal separator, and nothing between the other digits.
    static func ofSpreadsheets(in language: Language) -> NumberNotation {
        NumberNotation(decimalSeparator: of(language).decimalSeparator, groupSeparator: "", percentSign: "%")
    }

    init(decimalSeparator: String, groupSeparator: String, percentSign: String) {
        self.decimalSeparator = decimalSeparator
        self.groupSeparator = groupSeparator
        self.percentSign = percentSign
    }

    private init(_ locale: Locale) {
        // 1,234,567.5 in the language: what stands between the digits.
        let sample = 1_234_567.5.formatted(.number.locale(locale))
        let between = sample.split(whereSeparator: \.isWholeNumber).map(String.init)
        (groupSeparator, decimalSeparator) = (between.first ?? "", between.last ?? "")
        percentSign = String(0.5.formatted(.percent.locale(locale)).drop(while: \.isWholeNumber))
    }

    /// 1.234 · 1,234
    func whole(_ number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.utf8.count > 3 else { return number < 0 ? "-" + digits : digits }
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += groupSeparator }
            text.append(digit)
        }
        return text
    }

    /// A number given in thousandths, rounded to `places` decimals; halves to the even neighbour.
    /// - Parameters:
    ///   - places: at most 3.
    ///   - isPadded: whether zeros at the end are written.
    func thousandths(_ number: Int, places: Int, isPadded: Bool = false) -> String {
        // Nearly all points are such numbers.
        if !isPadded, (0..<1_000_000).contains(number), number.isMultiple(of: 1000) { return String(number / 1000) }
        let step = [1000, 100, 10, 1][min(max(0, places), 3)]
        let (kept, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt(step))
        let isUp = rest * 2 > UInt(step) || rest * 2 == UInt(step) && !kept.isMultiple(of: 2)
        let (integer, rounded) = (kept + (isUp ? 1 : 0)).quotientAndRemainder(dividingBy: UInt(1000 / step))
        var (fraction, decimals) = (rounded, min(max(0, places), 3))
        while !isPadded, decimals > 0, fraction.isMultiple(of: 10) { (fraction, decimals) = (fraction / 10, decimals - 1) }
        var text = number < 0 ? "-" : ""
        text += whole(Int(integer))
        guard decimals > 0 else { return text }
        let digits = String(fraction)
        text += decimalSeparator
        for _ in digits.utf8.count..<decimals { text += "0" }
        return text + digits
    }

    /// A share of `whole` in percent with at most one decimal, halves away from zero: 62,5 % · 62.5%. A negative `part`, as of
    /// penalties, has a minus, unless it is 0 when rounded.
    func percent(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0" + percentSign }
        let (percent, rest) = part.magnitude.quotientAndRemainder(dividingBy: UInt(whole))
        let tenths = Int((rest * 2000 + UInt(whole)) / (2 * UInt(whole)))
        let rounded = (Int(percent) * 1000 + tenths) * 100
        return thousandths(part < 0 ? -rounded : rounded, places: 1) + percentSign
    }
}
