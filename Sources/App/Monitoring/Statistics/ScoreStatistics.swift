/// How the totals of a test lie, by the formulas of Moodle's quiz statistics. What does not exist for these totals is nil;
/// nothing is infinite.
struct ScoreStatistics: Sendable, Equatable {
    let count: Int
    /// In points, as the median, the deviation and the standard error. Nil when there are no totals.
    let mean: Double?
    let median: Double?
    /// The standard deviation; nil for one total.
    let deviation: Double?
    /// Nil for fewer than three totals, and where all are equal.
    let skewness: Double?
    /// Over that of a normal distribution. Nil for fewer than four totals, and where all are equal.
    let kurtosis: Double?
    /// The coefficient of internal consistency (Cronbach's alpha), in percent: at most 100, and below 0 where questions
    /// contradict each other. Nil for fewer than two questions, and where all totals are equal.
    let consistency: Double?
    /// The part of the deviation that is chance, in percent; more than 100 where the consistency is negative.
    let errorRatio: Double?
    /// The part of the deviation that is chance, in points.
    let standardError: Double?

    /// - Parameters:
    ///   - totals: in points, one for each attempt.
    ///   - variances: of the marks of each question, in points squared; nil when not all attempts had the same questions to
    ///     answer.
    init(totals: [Double], variances: [Double]?) {
        let series = MarkSeries(totals)
        let spread = series.variance.flatMap { $0 > 0 ? $0 : nil }
        (count, mean, median) = (series.count, series.mean, series.median)
        deviation = series.variance.map { $0.squareRoot() }
        (skewness, kurtosis) = (Self.skewness(series, spread), Self.kurtosis(series, spread))
        consistency = Self.consistency(spread, variances)
        errorRatio = consistency.map { 100 * max(0, 1 - $0 / 100).squareRoot() }
        standardError = errorRatio.flatMap { [deviation] ratio in deviation.map { ratio * $0 / 100 } }
    }

    /// k3 / k2^1.5, where k3 = S² m3 / ((S - 1)(S - 2)).
    private static func skewness(_ series: MarkSeries, _ variance: Double?) -> Double? {
        let count = Double(series.count)
        guard series.count > 2, let variance, let third = series.moment(3) else { return nil }
        return count * count * third / ((count - 1) * (count - 2)) / (variance * variance.squareRoot())
    }

    /// k4 / k2², where k4 = S² ((S + 1) m4 - 3 (S - 1) m2²) / ((S - 1)(S - 2)(S - 3)).
    private static func kurtosis(_ series: MarkSeries, _ variance: Double?) -> Double? {
        let count = Double(series.count)
        guard series.count > 3, let variance, let second = series.moment(2), let fourth = series.moment(4) else { return nil }
        let inner = (count + 1) * fourth - 3 * (count - 1) * second * second
        return count * count * inner / ((count - 1) * (count - 2) * (count - 3)) / (variance * variance)
    }

    private static func consistency(_ variance: Double?, _ variances: [Double]?) -> Double? {
        guard let variance, let variances, variances.count > 1 else { return nil }
        let questions = Double(variances.count)
        return 100 * questions / (questions - 1) * (1 - variances.reduce(0, +) / variance)
    }
}
