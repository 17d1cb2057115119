/// One question of a preview, as a student sees it.
struct PreviewQuestionPage: Page {
    static let template = "Authoring/preview-question"

    let frame: Frame
    let errors: ErrorSummary?
    /// The address that this page posts to is not used.
    let question: QuestionPage?
    let action: String
    let state: String

    init(question: QuestionPage, number: Int, preview: TestPreview, state: TestPreviewState) {
        frame = question.frame
        errors = question.errors
        self.question = question
        action = TestPreviewRoutes.answers(to: number, of: preview.test)
        self.state = state.text
    }
}
