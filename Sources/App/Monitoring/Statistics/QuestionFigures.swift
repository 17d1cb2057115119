/// The figures of one question as texts: a row of the table of all questions.
struct QuestionFigures: Sendable {
    let number: Int
    let asked: String
    let facility: String
    /// In points.
    let deviation: String
    let discrimination: String
    let efficiency: String
    let weight: String
    let guess: String
    /// Whether the question should be looked at.
    let isOff: Bool

    init(_ question: JudgedQuestion, _ formats: Formats) {
        let (statistics, item) = (question.statistics, question.statistics.item)
        number = question.number
        isOff = question.advice?.gravity != nil
        asked = formats.number(statistics.asked)
        facility = FigureText.share(item.facility, formats)
        deviation = FigureText.decimal(item.deviation, formats)
        discrimination = FigureText.percent(item.discriminationIndex, formats)
        efficiency = FigureText.percent(item.discriminativeEfficiency, formats)
        weight = FigureText.percent(statistics.weight, formats)
        guess = FigureText.share(item.guess, formats)
    }
}
