import Foundation

/// The statistics of a test: the distribution of marks, the share of points earned by each question, and how often each option
/// was chosen.
struct TestStatisticsPage: Page {
    static let template = "Monitoring/test-statistics"

    struct MarkLine: Sendable {
        let label: String
        let count: String
        let percent: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// Which attempts are counted, in words; nil when there are none.
    let basis: String?
    /// The other choice; nil where there is none.
    let other: Frame.Link?
    let isEmpty: Bool
    let summary: [TeacherAttemptPage.Fact]
    let histogram: Histogram?
    /// The meaning of the bars: marks, or shares of the points.
    let marksLabel: String
    let marks: [MarkLine]
    let questions: [QuestionStatisticsCard]

    init(frame: Frame, strings: Strings, overview: StatisticsStore.Overview, isOfAll: Bool) {
        let (id, policy) = (overview.assessment.id, overview.assessment.policy)
        let hasChoice = policy.allowed != 1 && policy.counts != .average
        let attempts = overview.counted(all: isOfAll)
        let submissions = attempts.compactMap(\.attempt.submission)
        self.frame = frame
        contentLanguage = overview.taught.course.course.language.rawValue
        title = overview.assessment.title
        basis =
            attempts.isEmpty ? nil : Self.basis(policy.counts, count: attempts.count, hasChoice: hasChoice && !isOfAll, strings)
        other =
            !hasChoice
            ? nil
            : isOfAll
                ? .init(href: StatisticsRoutes.statistics(of: id), text: strings("figures.counted"))
                : .init(href: StatisticsRoutes.statisticsOfAll(of: id), text: strings("figures.all"))
        isEmpty = attempts.isEmpty
        let distribution = MarkDistribution(submissions)
        let bins = zip(distribution.bins, distribution.counts).map { (bin: $0, count: $1) }
        histogram = isEmpty ? nil : Histogram(bins.map { (Self.short($0.bin, strings), $0.count) }, strings.formats)
        let isOfPoints = if case .tenth? = distribution.bins.first { true } else { false }
        marksLabel = isOfPoints ? strings("figures.share-of-points") : strings("results.mark")
        marks = bins.map { bin, count in
            MarkLine(
                label: Self.long(bin, strings), count: strings.formats.number(count),
                percent: strings.formats.percent(count, of: submissions.count))
        }
        summary = isEmpty ? [] : Self.summary(submissions, strings)
        questions = QuestionStatistics.of(attempts, order: overview.questions).enumerated().map { index, statistics in
            QuestionStatisticsCard(statistics, number: index + 1, strings)
        }
    }

    private static func basis(_ rule: CountingRule, count: Int, hasChoice: Bool, _ strings: Strings) -> String {
        guard hasChoice else { return strings("figures.of-all", n: count) }
        switch rule {
        case .best: return strings("figures.of-best", n: count)
        case .last: return strings("figures.of-last", n: count)
        case .first: return strings("figures.of-first", n: count)
        case .average: return strings("figures.of-all", n: count)
        }
    }

    /// Mean and median of the marks, and how many are a pass; only when all marks have the same scheme.
    private static func summary(_ submissions: [Submission], _ strings: Strings) -> [TeacherAttemptPage.Fact] {
        let share = submissions.map { $0.outcome.earned.thousandths * 1000 / max(1, $0.outcome.possible.thousandths) }.sorted()
        let mean = TeacherAttemptPage.Fact(
            label: strings("figures.mean-points"), value: strings.formats.percent(share.reduce(0, +) / share.count, of: 1000))
        let middle = ((share.at((share.count - 1) / 2) ?? 0) + (share.at(share.count / 2) ?? 0)) / 2
        let median = TeacherAttemptPage.Fact(
            label: strings("figures.median-points"), value: strings.formats.percent(middle, of: 1000))
        let verdicts = submissions.compactMap(\.mark.isPass)
        guard verdicts.count == submissions.count else { return [mean, median] }
        let passed = verdicts.count { $0 }
        let value = strings(
            "figures.passed-of", ["n": strings.formats.number(passed), "of": strings.formats.number(verdicts.count)])
        return [mean, median, .init(label: strings("figures.passed"), value: value)]
    }

    private static func short(_ bin: MarkDistribution.Bin, _ strings: Strings) -> String {
        switch bin {
        case .mark(let mark), .from(let mark): strings.formats.number(mark)
        case .tenth(let tenth): strings.formats.number(tenth * 10)
        }
    }

    private static func long(_ bin: MarkDistribution.Bin, _ strings: Strings) -> String {
        let formats = strings.formats
        switch bin {
        case .mark(let mark): return formats.number(mark)
        case .from(let mark):
            let last = formats.fixed(thousandths: mark * 1000 + 990)
            return strings("figures.range", ["from": formats.fixed(thousandths: mark * 1000), "to": last])
        case .tenth(let tenth):
            return strings(
                "figures.range",
                ["from": formats.percent(tenth, of: 10), "to": formats.percent(tenth + 1, of: 10)])
        }
    }
}
