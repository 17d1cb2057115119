import Foundation

@testable import App

/// Marks of attempts at the questions of a test, with the statistics that follow from them.
struct StatisticsSet {
    let name: String
    /// Of each attempt, those of its questions.
    let marks: [[Double]]
    let maxima: [Double]
    /// By name, one for each question.
    let ofQuestions: [String: [Double]]
    let ofTest: [String: Double]

    /// Five attempts at three questions, of 2, 1 and 1 points.
    ///
    /// Totals: 4, 3, 3, 1, 0; mean 11/5, deviations 1.8, 0.8, 0.8, -1.2, -2.2. Their squares sum to 10.8, so k2 = 10.8/4 = 2.7
    /// and m2 = 2.16; cubes to -5.52, so m3 = -1.104 and k3 = 25 · -1.104/12 = -2.3; fourth powers to 36.816, so m4 = 7.3632
    /// and k4 = 25 · (6 · 7.3632 - 12 · 2.16²)/24 = 25 · -11.808/24 = -12.3.
    ///
    /// Question 1: marks 2, 2, 2, 0, 0, deviations 0.8 three times and -1.2 twice, squares 4.8, variance 1.2; rests 2, 1, 1, 1,
    /// 0, deviations 1, 0, 0, 0, -1, variance 0.5; covariance (0.8 + 1.2)/4 = 0.5; in ascending order the same. Question 2:
    /// marks 1, 1, 0, 1, 0, variance 1.2/4 = 0.3; rests 3, 2, 3, 0, 0, deviations 1.4, 0.4, 1.4, -1.6, -1.6, variance 9.2/4 =
    /// 2.3; covariance (0.56 + 0.16 - 0.84 - 0.64 + 0.96)/4 = 0.05; in ascending order (0.96 + 0.96 + 0.16 + 0.56 + 0.56)/4 =
    /// 0.8. Question 3: marks 1, 0, 1, 0, 0, variance 0.3; rests 3, 3, 2, 1, 0, deviations 1.2, 1.2, 0.2, -0.8, -1.8, variance
    /// 6.8/4 = 1.7; covariance (0.72 - 0.48 + 0.12 + 0.32 + 0.72)/4 = 0.35; in ascending order (0.72 + 0.32 - 0.08 + 0.72 +
    /// 0.72)/4 = 0.6.
    ///
    /// A covariance with the total is that with the rest and the variance: 1.7, 0.35, 0.65, which sum to k2. The internal
    /// consistency is 100 · 3/2 · (1 - 1.8/2.7) = 50.
    static let byHand = {
        let roots = [1.7, 0.35, 0.65].map { $0.squareRoot() }
        return StatisticsSet(
            name: "worked by hand", marks: [[2, 1, 1], [2, 1, 0], [2, 0, 1], [0, 1, 0], [0, 0, 0]], maxima: [2, 1, 1],
            ofQuestions: [
                "facility": [0.6, 0.6, 0.4], "sd": [1.2, 0.3, 0.3].map { $0.squareRoot() },
                "effectiveweight": roots.map { 100 * $0 / roots.reduce(0, +) }, "covariance": [0.5, 0.05, 0.35],
                "markvariance": [1.2, 0.3, 0.3], "othermarkvariance": [0.5, 2.3, 1.7],
                "discriminationindex": [
                    50 / 0.6.squareRoot(), 5 / (0.3 * 2.3).squareRoot(), 35 / (0.3 * 1.7).squareRoot(),
                ],
                "covariancemax": [0.5, 0.8, 0.6], "discriminativeefficiency": [100, 6.25, 35 / 0.6],
            ],
            ofTest: [
                "median": 3, "mean": 2.2, "sd": 2.7.squareRoot(), "skewness": -2.3 / (2.7 * 2.7.squareRoot()),
                "kurtosis": -12.3 / (2.7 * 2.7), "cic": 50, "errorratio": 100 * 0.5.squareRoot(),
                "standarderror": (0.5 * 2.7).squareRoot(),
            ])
    }()

    /// Where sets that are not of this project are kept: beside it, on machines that have them.
    static let shared = TestSite.package.deletingLastPathComponent().appendingPathComponent("shared/acceptance/statistics")

    /// That of Moodle's own tests, at 7 questions of 1 point; nil where it is not kept. Totals are sums of marks: the file's
    /// own have fewer digits.
    static func moodle() throws -> StatisticsSet? {
        guard FileManager.default.fileExists(atPath: shared.path) else { return nil }
        let expected = try table("expected-questions")
        let columns = expected.names.enumerated().map { place, name in (name, expected.rows.compactMap { $0.at(place) }) }
        return StatisticsSet(
            name: "of Moodle", marks: try table("marks").rows.map { Array($0.dropFirst().dropLast()) },
            maxima: expected.rows.map { _ in 1 },
            ofQuestions: Dictionary(uniqueKeysWithValues: columns.filter { $0.0 != "slot" }),
            ofTest: [
                "median": 4.5, "mean": 4.617333332, "sd": 0.8117265554, "skewness": -0.092502502, "kurtosis": -0.7073968557,
                "cic": -87.2230935542, "errorratio": 136.8294900795, "standarderror": 1.1106813066,
            ])
    }

    private static func table(_ name: String) throws -> (names: [String], rows: [[Double]]) {
        let text = try String(contentsOf: shared.appendingPathComponent(name + ".csv"), encoding: .utf8)
        let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
        return (lines.first ?? [], lines.dropFirst().map { $0.compactMap(Double.init) })
    }

    var items: [ItemStatistics] {
        let totals = marks.map { $0.reduce(0, +) }
        return maxima.enumerated().map { place, maximum in
            let marks = marks.compactMap { $0.at(place) }
            return ItemStatistics(
                marks: marks, rests: zip(totals, marks).map { $0 - $1 }, totals: totals, maximum: maximum, guess: nil)
        }
    }

    var scores: ScoreStatistics {
        ScoreStatistics(totals: marks.map { $0.reduce(0, +) }, variances: items.compactMap(\.variance))
    }
}
