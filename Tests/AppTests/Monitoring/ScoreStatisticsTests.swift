import Testing

@testable import App

@Suite("The statistics of a test are those of Moodle's formulas")
struct ScoreStatisticsTests {
    /// A sentence for each value that is not the expected one, to a millionth of it.
    private func differences(_ name: String, _ found: [Double?], _ expected: [Double]) -> [String] {
        guard found.count == expected.count else { return ["\(name): \(found.count) for \(expected.count)"] }
        return zip(found, expected).compactMap { found, expected in
            guard let found else { return "\(name) is nil, not \(expected)" }
            let (difference, tolerance) = (found - expected, 1e-6 * expected)
            return difference * difference <= tolerance * tolerance ? nil : "\(name) is \(found), not \(expected)"
        }
    }

    private func differences(_ set: StatisticsSet) -> [String] {
        let (items, scores) = (set.items, set.scores)
        let found: [(String, [Double?])] = [
            ("facility", items.map(\.facility)), ("sd", items.map(\.deviation)),
            ("effectiveweight", ItemStatistics.weights(items.map(\.totalCovariance))),
            ("covariance", items.map(\.covariance)), ("markvariance", items.map(\.variance)),
            ("othermarkvariance", items.map(\.restVariance)), ("discriminationindex", items.map(\.discriminationIndex)),
            ("covariancemax", items.map(\.covarianceMaximum)),
            ("discriminativeefficiency", items.map(\.discriminativeEfficiency)),
        ]
        let ofTest: [(String, Double?)] = [
            ("median", scores.median), ("mean", scores.mean), ("sd", scores.deviation), ("skewness", scores.skewness),
            ("kurtosis", scores.kurtosis), ("cic", scores.consistency), ("errorratio", scores.errorRatio),
            ("standarderror", scores.standardError),
        ]
        return found.flatMap { differences($0, $1, set.ofQuestions[$0] ?? []) }
            + ofTest.flatMap { differences($0, [$1], set.ofTest[$0].map { [$0] } ?? []) }
    }

    @Test("a set that is worked by hand, and Moodle's own where it is kept, are reproduced to a millionth")
    func sets() throws {
        let sets = [StatisticsSet.byHand, try StatisticsSet.moodle()].compactMap(\.self)
        for set in sets { #expect(differences(set) == [], "\(set.name)") }
        let moodle = sets.first { $0.name == "of Moodle" }
        #expect(moodle.map { [$0.marks.count, $0.maxima.count, $0.ofQuestions.count] } ?? [25, 7, 9] == [25, 7, 9])
    }

    @Test("a difference is found: another mark, a value too few, and one that is missing")
    func differencesAreFound() {
        let set = StatisticsSet.byHand
        let other = StatisticsSet(
            name: "", marks: Array(set.marks.dropLast()) + [[0, 0, 0.001]], maxima: set.maxima, ofQuestions: set.ofQuestions,
            ofTest: set.ofTest)
        #expect(differences(other).contains { $0.hasPrefix("cic is ") })
        #expect(differences("a", [1], []) == ["a: 1 for 0"] && differences("a", [nil], [1]) == ["a is nil, not 1.0"])
        #expect(differences("a", [1.000_002], [1]).count == 1 && differences("a", [-1.000_000_5], [-1]) == [])
    }

    @Test("nobody: nothing; one attempt: its total alone; two: no skewness; three: no kurtosis")
    func few() {
        let none = ScoreStatistics(totals: [], variances: [])
        #expect(
            [none.mean, none.median, none.deviation, none.skewness, none.kurtosis, none.consistency] == [
                nil, nil, nil, nil, nil, nil,
            ])
        let one = ScoreStatistics(totals: [3], variances: [])
        #expect(one.mean == 3 && one.median == 3 && one.deviation == nil && one.consistency == nil && one.standardError == nil)
        // 1 and 2: mean 1.5, variance 2 · 0.25/1 = 0.5.
        let two = ScoreStatistics(totals: [2, 1], variances: nil)
        #expect(two.mean == 1.5 && two.median == 1.5 && two.deviation == 0.5.squareRoot() && two.skewness == nil)
        // 0, 0, 3: mean 1, squares 1 + 1 + 4 = 6, k2 = 3; cubes -1 - 1 + 8 = 6, m3 = 2, k3 = 9 · 2/2 = 9; 9/3^1.5 = √3.
        let three = ScoreStatistics(totals: [0, 3, 0], variances: nil)
        let skewness = (three.skewness ?? 0) - 3.0.squareRoot()
        #expect(skewness * skewness < 1e-24 && three.kurtosis == nil && three.median == 0)
    }

    @Test("where all have the same, also as sums that rounding makes different, nothing spreads and nothing is consistent")
    func equal() {
        for total in [0.1, 0.7, 5, 0] {
            let all = ScoreStatistics(totals: Array(repeating: total, count: 7), variances: [0, 0])
            #expect(all.mean == total && all.median == total && all.deviation == 0)
            #expect(
                [all.skewness, all.kurtosis, all.consistency, all.errorRatio, all.standardError] == [nil, nil, nil, nil, nil])
        }
        let rounded = ScoreStatistics(totals: [0.1 + 0.2, 0.3, 0.3], variances: [1, 1])
        #expect(rounded.deviation == 0 && rounded.skewness == nil && rounded.consistency == nil)
    }

    @Test("one question alone has no internal consistency; two that always agree have all of it")
    func consistency() {
        #expect(ScoreStatistics(totals: [0, 1], variances: [0.5]).consistency == nil)
        // Marks 0, 1 at both: variances 0.5 each, totals 0, 2 with variance 2: 100 · 2 · (1 - 1/2) = 100.
        let both = ScoreStatistics(totals: [0, 2], variances: [0.5, 0.5])
        #expect(both.consistency == 100 && both.errorRatio == 0 && both.standardError == 0)
        #expect(ScoreStatistics(totals: [0, 2], variances: nil).consistency == nil)
    }
}
