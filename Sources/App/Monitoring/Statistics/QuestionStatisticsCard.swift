/// The statistics of one question, formatted for a page.
struct QuestionStatisticsCard: Sendable {
    /// One option, or one typed text.
    struct Line: Sendable {
        let choiceHTML: String
        let isRight: Bool
        let count: String
        let percent: String
        /// The length of the bar, in thousandths.
        let perMille: Int
    }

    let number: Int
    let textHTML: String
    /// Which share of its points was earned.
    let facility: String
    let perMille: Int
    /// How it was answered, in words.
    let verdicts: String
    /// Its other figures, by their names. Those that do not exist are left out.
    let figures: [TestFacts.Fact]
    let hasFigures: Bool
    /// What to do about it, in a sentence; nil where nothing is off.
    let advice: String?
    /// Where its correct answer is changed; nil where nothing casts doubt on it.
    let keyHref: String?
    let isChoice: Bool
    let lines: [Line]
    let hasLines: Bool

    init(_ question: JudgedQuestion, of test: ID<Assessment>, _ strings: Strings) {
        let (statistics, formats) = (question.statistics, strings.formats)
        number = question.number
        textHTML = statistics.textHTML
        facility = FigureText.share(statistics.item.facility, formats)
        perMille = Int((1000 * min(1, max(0, statistics.item.facility ?? 0))).rounded())
        figures = Self.figures(statistics, strings)
        hasFigures = !figures.isEmpty
        advice = question.advice.map { AdviceSentence.text($0, strings) }
        keyHref = question.advice?.doubtsKey == true ? CorrectionRoutes.key(of: statistics.question, in: test) : nil
        isChoice = statistics.isChoice
        verdicts = [
            strings("figures.asked", n: statistics.asked),
            strings(
                "figures.correct",
                ["n": formats.number(statistics.correct), "percent": formats.percent(statistics.correct, of: statistics.asked)]),
            strings("figures.partly", ["n": formats.number(statistics.partly)]),
            strings("figures.incorrect", ["n": formats.number(statistics.incorrect - statistics.partly)]),
            strings("figures.unanswered", ["n": formats.number(statistics.unanswered)]),
        ].joined(separator: " · ")
        lines = statistics.choices.map { choice in
            Line(
                choiceHTML: choice.html, isRight: choice.isRight, count: formats.number(choice.count),
                percent: formats.percent(choice.count, of: statistics.asked),
                perMille: choice.count * 1000 / max(1, statistics.asked))
        }
        hasLines = !lines.isEmpty
    }
    private static func figures(_ statistics: QuestionStatistics, _ strings: Strings) -> [TestFacts.Fact] {
        let (item, formats) = (statistics.item, strings.formats)
        func percent(_ label: String, _ percent: Double?) -> TestFacts.Fact? {
            percent.map { .init(label: strings(label), value: FigureText.percent($0, formats), meaning: nil) }
        }
        func third(_ label: String, _ third: QuestionStatistics.Third) -> TestFacts.Fact? {
            let parts = ["n": formats.number(third.correct), "of": formats.number(third.asked)]
            return third.asked == 0 ? nil : .init(label: strings(label), value: strings("figures.passed-of", parts), meaning: nil)
        }
        return [
            percent("figures.discrimination", item.discriminationIndex),
            percent("figures.efficiency", item.discriminativeEfficiency), percent("figures.weight", statistics.weight),
            percent("figures.guess", item.guess.map { $0 * 100 }), third("figures.best-third", statistics.best),
            third("figures.worst-third", statistics.worst),
        ].compactMap(\.self)
    }
}
