/// One question in the results: what was asked and what was given; for a quiz also what is right, and why.
struct ResultLine: Sendable {
    /// What only a quiz shows.
    struct Solution: Sendable {
        let verdict: String
        let isCorrect: Bool
        let points: String
        let rightHTML: [String]
        let explanationHTML: String?
    }

    let number: Int
    let textHTML: String
    let bodyHTML: String?
    let givenHTML: [String]
    let isUnanswered: Bool
    let solution: Solution?

    init(_ question: Question, number: Int, sitting: Sitting, strings: Strings) {
        let answer = sitting.answers[question.id]?.answer
        self.number = number
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        givenHTML = answer.map { GivenAnswer.linesHTML($0, to: question) } ?? []
        isUnanswered = answer == nil
        switch sitting.kind {
        case .final: solution = nil
        case .quiz: solution = Self.solution(question, answer, strings)
        }
    }

    private static func solution(_ question: Question, _ answer: Answer?, _ strings: Strings) -> Solution {
        let share = answer.map { question.share(of: $0) }
        let verdict =
            switch share {
            case nil: strings("results.verdict-unanswered")
            case let share? where share.isFull: strings("results.verdict-correct")
            case let share? where share.isNone: strings("results.verdict-incorrect")
            default: strings("results.verdict-partly")
            }
        let right: [String] =
            switch question.content {
            case .choice(let choice): choice.options.filter(\.isRight).map(\.textHTML)
            }
        let formats = strings.formats
        return Solution(
            verdict: verdict, isCorrect: share?.isFull == true,
            points: strings(
                "mark.points",
                [
                    "earned": formats.decimal((question.points * (share ?? .none)).decimal, places: 3),
                    "possible": formats.decimal(question.points.decimal, places: 3),
                ]),
            rightHTML: right, explanationHTML: question.explanationHTML)
    }
}
