/// The statistics of a whole test, each with a few words on what it means. What does not exist for these attempts is left out.
enum TestFacts {
    struct Fact: Sendable {
        let label: String
        let value: String
        /// Nil where the name says it all.
        let meaning: String?
    }

    /// The internal consistency, in percent, from which on it is satisfactory, and below which the test as a whole is not:
    /// Moodle's documentation, “Quiz report statistics”.
    static let (goodConsistency, poorConsistency) = (75, 64)

    static func of(_ statistics: TestStatistics, _ submissions: [Submission], _ strings: Strings) -> [Fact] {
        let (scores, formats) = (statistics.scores, strings.formats)
        let whole = Double(statistics.whole.thousandths) / 1000
        // Scores are in points; everyone knows what a percent of them is.
        func percent(_ points: Double?) -> String? {
            points.flatMap { whole > 0 ? FigureText.share($0 / whole, formats) : nil }
        }
        func fact(_ label: String, _ value: String?, _ meaning: String?) -> Fact? {
            value.map { Fact(label: strings(label), value: $0, meaning: meaning) }
        }
        let limits = [
            "good": formats.percent(goodConsistency, of: 100), "poor": formats.percent(poorConsistency, of: 100),
        ]
        return [
            fact("figures.mean-points", percent(scores.mean), nil),
            fact("figures.median-points", percent(scores.median), strings("figures.median-means")), passed(submissions, strings),
            fact("figures.deviation", percent(scores.deviation), strings("figures.deviation-means")),
            fact(
                "figures.skewness", scores.skewness.map { FigureText.decimal($0, formats) }, strings("figures.skewness-means")),
            fact(
                "figures.kurtosis", scores.kurtosis.map { FigureText.decimal($0, formats) }, strings("figures.kurtosis-means")),
            fact(
                "figures.consistency", scores.consistency.map { FigureText.percent($0, formats) },
                strings("figures.consistency-means", limits)),
            fact("figures.standard-error", percent(scores.standardError), strings("figures.standard-error-means")),
        ].compactMap(\.self)
    }

    /// How many passed; nil unless every mark says whether it is a pass.
    private static func passed(_ submissions: [Submission], _ strings: Strings) -> Fact? {
        let verdicts = submissions.compactMap(\.mark.isPass)
        guard verdicts.count == submissions.count else { return nil }
        let passed = verdicts.count { $0 }
        let value = strings(
            "figures.passed-of", ["n": strings.formats.number(passed), "of": strings.formats.number(verdicts.count)])
        return Fact(label: strings("figures.passed"), value: value, meaning: nil)
    }
}
