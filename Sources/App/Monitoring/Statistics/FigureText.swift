/// Figures as a language writes them. What does not exist is a dash.
enum FigureText {
    static let none = "–"

    /// A number in percent, with at most one decimal: 62,5 %.
    static func percent(_ percent: Double?, _ formats: Formats) -> String {
        whole(percent.map { $0 * 10 }).map { formats.percent($0, of: 1000) } ?? none
    }

    /// A part, of which 1 is the whole, in percent.
    static func share(_ share: Double?, _ formats: Formats) -> String { percent(share.map { $0 * 100 }, formats) }

    /// A number with at most two decimals.
    static func decimal(_ number: Double?, _ formats: Formats) -> String {
        whole(number.map { $0 * 100 }).map { formats.decimal(thousandths: $0 * 10) } ?? none
    }

    /// The nearest whole number; nil for what is far beyond all figures.
    private static func whole(_ number: Double?) -> Int? {
        guard let number, (-1e12...1e12).contains(number) else { return nil }
        return Int(number.rounded())
    }
}
