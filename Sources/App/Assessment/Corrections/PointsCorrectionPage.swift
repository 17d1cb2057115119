/// One answer of one attempt, to be given other points.
struct PointsCorrectionPage: Page {
    static let template = "Assessment/points-correction"

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let student: String
    let textHTML: String
    let bodyHTML: String?
    let givenHTML: [String]
    let isUnanswered: Bool
    let present: String
    let fields: [TypedField]
    let action: String
    let effect: MarkEffect?
    let button: String

    init(
        frame: Frame, strings: Strings, desk: PointsCorrectionStore.AnswerDesk, form: PointsCorrectionForm?,
        errors: FormErrors? = nil,
        effect: MarkEffect? = nil
    ) {
        let (sitting, question) = (desk.sitting, desk.question)
        let answer = sitting.answers[question.id]?.answer
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = sitting.course.language.rawValue
        student = desk.student.fullName
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        givenHTML = answer.map { GivenAnswer($0, number: desk.number, in: sitting).linesHTML } ?? []
        isUnanswered = answer == nil
        present = strings(
            "correction.points-now", ["points": MarkScheme.points(question.earned(by: answer), of: question.points, strings)])
        fields = [
            TypedField("points", strings("correction.points"), form?.points, errors: errors, strings),
            TypedField(
                "reason", strings("correction.reason"), form?.reason, hint: strings("correction.reason-hint"), errors: errors,
                strings),
        ]
        action = CorrectionRoutes.points(of: question.id, in: sitting.attempt.id)
        self.effect = effect
        button = strings(effect == nil ? "correction.preview" : "correction.apply-points")
    }
}
