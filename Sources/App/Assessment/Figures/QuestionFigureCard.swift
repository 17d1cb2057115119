/// How one question went, ready to print.
struct QuestionFigureCard: Sendable {
    /// One option, or one text that was typed.
    struct Line: Sendable {
        let choiceHTML: String
        let isRight: Bool
        let count: String
        let percent: String
        /// The length of the bar, from 0 to 1000.
        let perMille: Int
    }

    let number: Int
    let textHTML: String
    /// What share of its points was earned.
    let facility: String
    let perMille: Int
    /// How it was answered, in words.
    let verdicts: String
    let isChoice: Bool
    let lines: [Line]
    let hasLines: Bool

    init(_ figures: QuestionFigures, number: Int, _ strings: Strings) {
        let formats = strings.formats
        self.number = number
        textHTML = figures.textHTML
        facility = formats.percent(figures.facility ?? 0, of: 1000)
        perMille = min(1000, max(0, figures.facility ?? 0))
        isChoice = figures.isChoice
        verdicts = [
            strings("figures.asked", n: figures.asked),
            strings(
                "figures.correct",
                ["n": formats.number(figures.correct), "percent": formats.percent(figures.correct, of: figures.asked)]),
            strings("figures.partly", ["n": formats.number(figures.partly)]),
            strings("figures.incorrect", ["n": formats.number(figures.incorrect - figures.partly)]),
            strings("figures.unanswered", ["n": formats.number(figures.unanswered)]),
        ].joined(separator: " · ")
        lines = figures.choices.map { choice in
            Line(
                choiceHTML: choice.html, isRight: choice.isRight, count: formats.number(choice.count),
                percent: formats.percent(choice.count, of: figures.asked), perMille: choice.count * 1000 / max(1, figures.asked))
        }
        hasLines = !lines.isEmpty
    }
}
