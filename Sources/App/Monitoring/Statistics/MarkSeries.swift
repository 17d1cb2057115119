/// Numbers about their mean, for variances, covariances and moments. The mean is taken first and the deviations from it are
/// summed afterwards, so that nothing is lost where large numbers differ little.
///
/// Numbers that differ by no more than rounding count as equal: without that, a question at which all have 0.1 points would
/// have a variance of 10⁻³⁴, and correlations with noise. Marks are thousandths of points, so the least real difference is far
/// larger.
struct MarkSeries: Sendable {
    let values: [Double]
    /// Nil when there are no numbers.
    let mean: Double?
    /// All 0 where the numbers are equal.
    private let deviations: [Double]

    /// The square of the least difference that is none of rounding, relative to the square of the largest number.
    private static let rounding = 1e-24

    init(_ values: [Double]) {
        self.values = values
        guard let first = values.first else {
            (mean, deviations) = (nil, [])
            return
        }
        let mean = values.reduce(0, +) / Double(values.count)
        let deviations = values.map { $0 - mean }
        let largest = values.reduce(0) { max($0, $1 * $1) }
        let isConstant = deviations.allSatisfy { $0 * $0 <= largest * Self.rounding }
        (self.mean, self.deviations) = isConstant ? (first, values.map { _ in 0 }) : (mean, deviations)
    }

    var count: Int { values.count }

    /// The sum of the squares of the deviations.
    private var squares: Double { deviations.reduce(0) { $0 + $1 * $1 } }

    /// With one less than the count below the line; nil for fewer than two numbers.
    var variance: Double? { count < 2 ? nil : squares / Double(count - 1) }

    /// With the number that stands at the same place; nil for fewer than two. A covariance of nothing but rounding is 0, so
    /// that its sign means something.
    func covariance(with other: MarkSeries) -> Double? {
        guard count >= 2, other.count == count else { return nil }
        let sum = zip(deviations, other.deviations).reduce(0) { $0 + $1.0 * $1.1 }
        let isNone = sum * sum <= squares * other.squares * Self.rounding
        return isNone ? 0 : sum / Double(count - 1)
    }

    /// The largest covariance that these numbers can have with some others: both in ascending order, paired by rank.
    func largestCovariance(with other: MarkSeries) -> Double? {
        MarkSeries(values.sorted()).covariance(with: MarkSeries(other.values.sorted()))
    }

    /// The mean of the deviations to a power; nil when there are no numbers.
    func moment(_ power: Int) -> Double? {
        guard count > 0 else { return nil }
        let powers = deviations.map { deviation in (0..<power).reduce(1) { product, _ in product * deviation } }
        return powers.reduce(0, +) / Double(count)
    }

    /// The mean of the middle two where the count is even; nil when there are no numbers.
    var median: Double? {
        let sorted = values.sorted()
        guard let low = sorted.at((count - 1) / 2), let high = sorted.at(count / 2) else { return nil }
        return low == high ? low : (low + high) / 2
    }
}
