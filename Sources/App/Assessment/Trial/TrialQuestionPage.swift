/// One question of a trial, as a student sees it.
struct TrialQuestionPage: Page {
    static let template = "Assessment/trial-question"

    let frame: Frame
    let errors: ErrorSummary?
    /// Its own way out is not used.
    let question: QuestionPage?
    let action: String
    let state: String

    init(question: QuestionPage, number: Int, trial: Trial, state: TrialState) {
        frame = question.frame
        errors = question.errors
        self.question = question
        action = TrialRoutes.answers(to: number, of: trial.test)
        self.state = state.text
    }
}
