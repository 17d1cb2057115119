/// The average of the marks with which somebody passed, of one scheme: marks of different schemes do not add up.
struct MarkAverage: Sendable, Equatable {
    /// A mark with the credits of its course.
    struct Passed: Sendable, Equatable {
        let mark: Mark
        /// Nil for a course without credits.
        var ects: Credits? = nil
    }

    /// The average in which each mark counts as often as its course has credits.
    struct Weighted: Sendable, Equatable {
        /// Rounded to a hundredth of a mark, halves up: the only rounding.
        let thousandths: Int
        /// How many marks are not in it because nobody has given their courses credits.
        let leftOut: Int
    }

    let scheme: MarkScheme
    /// The number of marks.
    let count: Int
    /// Each mark counted once. Rounded to a hundredth of a mark, halves up: the only rounding.
    let thousandths: Int
    /// Nil where none of the courses has credits.
    let weighted: Weighted?

    /// One for each scheme in which something was passed. Points have no pass, and so no average.
    static func averages(of marks: [Passed]) -> [MarkAverage] {
        MarkScheme.allCases.compactMap { scheme in
            let passed = marks.filter { $0.mark.scheme == scheme && $0.mark.isPass == true }
            guard let plain = mean(passed.map { ($0.mark, 1) }) else { return nil }
            let known = passed.compactMap { passed in passed.ects.map { (passed.mark, $0.halves) } }
            return MarkAverage(
                scheme: scheme, count: passed.count, thousandths: plain,
                weighted: mean(known).map { Weighted(thousandths: $0, leftOut: passed.count - known.count) })
        }
    }

    /// Nil where nothing weighs anything.
    private static func mean(_ marks: [(mark: Mark, weight: Int)]) -> Int? {
        let weight = marks.reduce(0) { $0 + $1.weight }
        if weight == 0 { return nil }
        let sum = marks.reduce(0) { $0 + $1.mark.thousandths * $1.weight }
        return (2 * sum + 10 * weight) / (20 * weight) * 10
    }

    func text(of thousandths: Int, _ strings: Strings) -> String {
        scheme == .percent
            ? strings.formats.percent(thousandths, of: 100_000) : strings.formats.fixed(thousandths: thousandths)
    }
}
