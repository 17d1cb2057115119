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
    let isChoice: Bool
    let lines: [Line]
    let hasLines: Bool

    init(_ statistics: QuestionStatistics, number: Int, _ strings: Strings) {
        let formats = strings.formats
        self.number = number
        textHTML = statistics.textHTML
        facility = formats.percent(statistics.facility ?? 0, of: 1000)
        perMille = min(1000, max(0, statistics.facility ?? 0))
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
}
