/// A question that was not fully right, to be answered once more; then what is right.
struct MistakePage: Page {
    static let template = "Mistakes/mistake"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The address that the page of a question posts to is not used.
    let question: QuestionPage?
    /// Whether it can still be answered.
    let isAsked: Bool
    let nextHref: String?
    /// The results, after the last one.
    let endHref: String?

    init(question: QuestionPage, number: Int, of mistakes: QuizMistakes) {
        let attempt = mistakes.snapshot.attempt.id
        let next = mistakes.next(after: number)
        frame = question.frame
        errors = question.errors
        action = AttemptRoutes.mistake(number, of: attempt)
        self.question = question
        isAsked = question.checked == nil
        nextHref = next.map { AttemptRoutes.mistake($0, of: attempt) }
        endHref = next == nil ? AttemptRoutes.results(of: attempt) : nil
    }
}
