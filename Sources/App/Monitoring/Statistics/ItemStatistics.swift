/// How a question went in a test, by the formulas of Moodle's quiz statistics. Variances and covariances have one less than the
/// number of attempts below the line. What does not exist for these marks is nil; nothing is infinite.
struct ItemStatistics: Sendable, Equatable {
    /// The attempts in which the question was asked. All figures are of these.
    let count: Int
    /// The mean mark as a part of the maximum, 1 for all of it; negative where penalties exceed what is earned. Nil where the
    /// question is worth nothing.
    let facility: Double?
    /// Of the marks, in points squared. Nil for one attempt, as all that follows.
    let variance: Double?
    /// Of the rest scores, in points squared.
    let restVariance: Double?
    /// Of marks and rest scores.
    let covariance: Double?
    /// The largest that the same marks and rest scores could have: both in ascending order.
    let covarianceMaximum: Double?
    /// Of marks and totals.
    let totalCovariance: Double?
    /// The mean part of the maximum for who answers blindly, 1 for all of it; nil where nobody can say.
    let guess: Double?

    /// - Parameters:
    ///   - marks: in points, one for each attempt in which the question was asked; 0 where it was not answered.
    ///   - rests: what the mark is compared with: the total without the mark, or the whole total of a question that was drawn.
    ///   - totals: of the same attempts, in points.
    ///   - maximum: the points of the question.
    ///   - guess: see `Question.guessScore`.
    init(marks: [Double], rests: [Double], totals: [Double], maximum: Double, guess: Double?) {
        let (marks, rests) = (MarkSeries(marks), MarkSeries(rests))
        count = marks.count
        facility = maximum == 0 ? nil : marks.mean.map { $0 / maximum }
        (variance, restVariance) = (marks.variance, rests.variance)
        covariance = marks.covariance(with: rests)
        covarianceMaximum = marks.largestCovariance(with: rests)
        totalCovariance = marks.covariance(with: MarkSeries(totals))
        self.guess = guess
    }

    /// The standard deviation of the marks, in points.
    var deviation: Double? { variance.map { $0.squareRoot() } }

    /// The correlation of marks and rest scores, in percent: from -100 to 100. Nil where either are all equal.
    var discriminationIndex: Double? {
        guard let covariance, let variance, let restVariance, variance > 0, restVariance > 0 else { return nil }
        return 100 * covariance / (variance.squareRoot() * restVariance.squareRoot())
    }

    /// The covariance as a part of the largest possible, in percent. Nil where that is 0.
    var discriminativeEfficiency: Double? {
        guard let covariance, let covarianceMaximum, covarianceMaximum != 0 else { return nil }
        return 100 * covariance / covarianceMaximum
    }

    /// The efficiency, in percent, below which Moodle marks a question as dubious.
    static let leastEfficiency = 15.0

    var isDubious: Bool { discriminativeEfficiency.map { $0 < Self.leastEfficiency } ?? false }

    /// How much each question contributes to the differences between totals, in percent: the roots of the covariances with the
    /// total, as parts of their sum. A negative covariance has no weight and is left out of the sum; nobody has one where the
    /// sum is 0.
    static func weights(_ totalCovariances: [Double?]) -> [Double?] {
        let roots = totalCovariances.map { covariance in covariance.flatMap { $0 < 0 ? nil : $0.squareRoot() } }
        let sum = roots.compactMap(\.self).reduce(0, +)
        return roots.map { root in sum == 0 ? nil : root.map { 100 * $0 / sum } }
    }
}
