import Foundation

/// The statistics of a test: the distribution of marks, the questions to look at first, the figures of all questions, and how
/// often each option was chosen.
struct TestStatisticsPage: Page {
    static let template = "Monitoring/test-statistics"

    struct MarkLine: Sendable {
        let label: String
        let count: String
        let percent: String
    }

    /// A question to look at, with what to do about it.
    struct Concern: Sendable {
        /// Its number on this page, which its card has as well.
        let number: Int
        let text: String
        let advice: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// Which attempts are counted, in words; nil when there are none.
    let basis: String?
    /// The other choice; nil where there is none.
    let other: Frame.Link?
    let isEmpty: Bool
    /// That there are too few attempts for figures to say much; nil when there are enough.
    let few: String?
    let summary: [TestFacts.Fact]
    let histogram: Histogram?
    /// The meaning of the bars: marks, or shares of the points.
    let marksLabel: String
    let marks: [MarkLine]
    /// The gravest first.
    let concerns: [Concern]
    let hasConcerns: Bool
    /// What the figures of questions mean, one line each.
    let meanings: [TestFacts.Fact]
    let columns: [MonitoredColumn]
    let table: [QuestionFigures]
    let questions: [QuestionStatisticsCard]

    init(frame: Frame, strings: Strings, overview: StatisticsStore.Overview, query: StatisticsQuery) {
        let (id, policy) = (overview.assessment.id, overview.assessment.policy)
        let hasChoice = policy.allowed != 1 && policy.counts != .average
        let isOfAll = query.isOfAll
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
        let statistics = TestStatistics(attempts, order: overview.questions)
        few =
            isEmpty || attempts.count >= QuestionAdvice.usefulAttempts
            ? nil : strings("figures.few", n: QuestionAdvice.usefulAttempts)
        summary = isEmpty ? [] : TestFacts.of(statistics, submissions, strings)
        let judged = JudgedQuestion.of(statistics)
        concerns = JudgedQuestion.concerns(among: judged).map { Self.concern($0, strings) }
        hasConcerns = !concerns.isEmpty
        meanings = Self.meanings(strings)
        columns = query.columns(of: id, strings)
        table = query.ordered(judged).map { QuestionFigures($0, strings.formats) }
        questions = judged.map { QuestionStatisticsCard($0, of: id, strings) }
    }

    /// The most of a question's text that the list quotes, in letters.
    private static let quoted = 80

    private static func concern(_ question: JudgedQuestion, _ strings: Strings) -> Concern {
        Concern(
            number: question.number, text: question.statistics.plainText.shortened(letters: quoted),
            advice: question.advice.map { AdviceSentence.text($0, strings) } ?? "")
    }

    private static func meanings(_ strings: Strings) -> [TestFacts.Fact] {
        let limit = FigureText.percent(ItemStatistics.leastEfficiency, strings.formats)
        return [
            ("figures.facility", strings("figures.facility-means")),
            ("figures.deviation", strings("figures.mark-deviation-means")),
            ("figures.discrimination", strings("figures.discrimination-means")),
            ("figures.efficiency", strings("figures.efficiency-means", ["limit": limit])),
            ("figures.weight", strings("figures.weight-means")), ("figures.guess", strings("figures.guess-means")),
        ].map { .init(label: strings($0), value: $1, meaning: nil) }
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
