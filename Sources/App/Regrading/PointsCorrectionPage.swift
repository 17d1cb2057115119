/// The form that gives one answer in one attempt other points.
struct PointsCorrectionPage: Page {
    static let template = "Regrading/points-correction"

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
        frame: Frame, strings: Strings, loaded: PointsCorrectionStore.LoadedAnswer, form: PointsCorrectionForm?,
        errors: FormErrors? = nil,
        effect: MarkEffect? = nil
    ) {
        let (snapshot, question) = (loaded.snapshot, loaded.question)
        let answer = snapshot.answers[question.id]?.answer
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = snapshot.course.language.rawValue
        student = loaded.student.fullName
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        givenHTML = answer.map { GivenAnswer($0, number: loaded.number, in: snapshot).linesHTML } ?? []
        isUnanswered = answer == nil
        present = strings(
            "correction.points-now", ["points": MarkScheme.points(question.earned(by: answer), of: question.points, strings)])
        fields = [
            TypedField("points", strings("correction.points"), form?.points, errors: errors, strings),
            TypedField(
                "reason", strings("correction.reason"), form?.reason, hint: strings("correction.reason-hint"), errors: errors,
                strings),
        ]
        action = CorrectionRoutes.points(of: question.id, in: snapshot.attempt.id)
        self.effect = effect
        button = strings(effect == nil ? "correction.preview" : "correction.apply-points")
    }
}
