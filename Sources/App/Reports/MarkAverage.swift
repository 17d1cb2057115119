/// The average of the marks with which somebody passed, of one scheme: marks of different schemes do not add up.
struct MarkAverage: Sendable, Equatable {
    let scheme: MarkScheme
    /// The number of marks.
    let count: Int
    /// Rounded to a hundredth of a mark, halves up: the only rounding.
    let thousandths: Int

    /// One for each scheme in which something was passed. Points have no pass, and so no average.
    static func averages(of marks: [Mark]) -> [MarkAverage] {
        MarkScheme.allCases.compactMap { scheme in
            let passed = marks.filter { $0.scheme == scheme && $0.isPass == true }
            if passed.isEmpty { return nil }
            let sum = passed.reduce(0) { $0 + $1.thousandths }
            let hundredths = (2 * sum + 10 * passed.count) / (20 * passed.count)
            return MarkAverage(scheme: scheme, count: passed.count, thousandths: hundredths * 10)
        }
    }

    func text(_ strings: Strings) -> String {
        scheme == .percent
            ? strings.formats.percent(thousandths, of: 100_000) : strings.formats.fixed(thousandths: thousandths)
    }
}

extension StudentReport {
    /// The mark with which the person passed; nil where none is confirmed, or it is no pass.
    var passedMark: Mark? {
        guard case .mark(let mark) = verdict?.verdict, mark.isPass == true else { return nil }
        return mark
    }
}
