/// The part of the points from which on a student reaches an objective.
struct AttainmentThreshold: Sendable, Equatable {
    /// In thousandths of a percent.
    let thousandths: Int
    /// Whether the accuracy criterion of the objective says it.
    let isOwn: Bool

    /// Where the accuracy criterion is no percentage.
    static let usual = AttainmentThreshold(thousandths: 60_000, isOwn: false)

    private init(thousandths: Int, isOwn: Bool) {
        (self.thousandths, self.isOwn) = (thousandths, isOwn)
    }

    init(_ objective: Objective) {
        let accuracy = objective.criteria[.accuracy].flatMap { $0.isOn ? $0.text : nil }
        self = accuracy.flatMap(Self.percentage).map { Self(thousandths: $0, isOwn: true) } ?? .usual
    }

    /// The percentage that a text names, in thousandths of a percent; nil where it names none, or has other numbers beside it.
    static func percentage(_ text: String) -> Int? {
        let numbers = text.matches(of: #/\d+(?:[.,]\d+)?/#)
        guard numbers.count == 1, let number = numbers.first, isPercent(text[number.range.upperBound...]) else { return nil }
        let parts = number.output.split { $0 == "." || $0 == "," }
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard parts[0].count <= 3, decimals.count <= 3, let whole = Int(parts[0]), let fraction = Int((decimals + "00").prefix(3))
        else { return nil }
        let thousandths = whole * 1000 + fraction
        return (1...100_000).contains(thousandths) ? thousandths : nil
    }

    /// The words for percent in the languages of courses, as they follow a number.
    private static let words = ["%", "percent", "per cent", "la sută", "la suta", "procent", "de procent", "odsto", "od sto", "posto"]

    private static func isPercent(_ rest: Substring) -> Bool {
        let rest = rest.drop { $0.isWhitespace }.lowercased()
        return words.contains { rest.hasPrefix($0) }
    }
}
