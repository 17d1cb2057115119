/// One question in the results: what was asked and what was answered; for a quiz also the right answer and the explanation.
struct ResultLine: Sendable {
    /// The part that only a quiz shows.
    struct Solution: Sendable {
        let verdict: String
        let isCorrect: Bool
        let points: String
        /// Empty for a question that was cancelled because it was faulty.
        let rightHTML: [String]
        let explanationHTML: String?
    }

    let number: Int
    let textHTML: String
    let bodyHTML: String?
    let givenHTML: [String]
    let isUnanswered: Bool
    let solution: Solution?

    /// - Parameter showsSolution: whether right answers may be seen; for a final they never may.
    init(_ question: Question, number: Int, snapshot: AttemptSnapshot, showsSolution: Bool, strings: Strings) {
        let answer = snapshot.answers[question.id]?.answer
        self.number = number
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        givenHTML = answer.map { GivenAnswer($0, number: number, in: snapshot).linesHTML } ?? []
        isUnanswered = answer == nil
        switch snapshot.kind {
        case .final: solution = nil
        case .quiz: solution = showsSolution ? Self.solution(question, answer, strings) : nil
        }
    }

    /// An answer that was checked; nil for any other. Only a quiz checks answers.
    init?(checked open: OpenQuestion, _ strings: Strings) {
        guard open.isChecked, let answer = open.saved?.answer else { return nil }
        let question = open.question
        (number, textHTML, bodyHTML) = (open.number, question.textHTML, question.bodyHTML)
        givenHTML = GivenAnswer(answer, to: open).linesHTML
        isUnanswered = false
        solution = Self.solution(question, answer, strings)
    }

    /// The right answer, and the points of the given one.
    static func solution(_ question: Question, _ answer: Answer?, _ strings: Strings) -> Solution {
        let share = question.verdict(on: answer)
        let verdict =
            switch share {
            case nil: strings("results.verdict-unanswered")
            case let share? where share.isFull: strings("results.verdict-correct")
            case let share? where share.isNone: strings("results.verdict-incorrect")
            default: strings("results.verdict-partly")
            }
        let formats = strings.formats
        return Solution(
            verdict: verdict, isCorrect: share?.isFull == true,
            points: MarkScheme.points(question.earned(for: share), of: question.points, strings),
            rightHTML: question.isAtFault ? [] : rightHTML(question.content, formats), explanationHTML: question.explanationHTML)
    }

    /// The right options, or the accepted answers.
    private static func rightHTML(_ content: QuestionContent, _ formats: Formats) -> [String] {
        switch content {
        case .choice(let choice): choice.options.filter(\.isRight).map(\.textHTML)
        case .number(let number):
            number.accepted.map { accepted in
                let value = formats.typed(accepted.value)
                return accepted.tolerance == 0 ? value : value + " ± " + formats.typed(accepted.tolerance)
            }
        case .text(let text): text.accepted.map { "<code>" + HTML.escape($0) + "</code>" }
        }
    }
}
