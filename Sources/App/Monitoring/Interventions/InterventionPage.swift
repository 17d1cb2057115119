/// Asks for confirmation before an attempt is ended or reopened.
struct InterventionPage: Page {
    static let template = "Monitoring/intervention"

    let frame: Frame
    let errors: ErrorSummary?
    let name: String
    let contentLanguage: String
    let testTitle: String
    /// The student's progress, or how the attempt ended.
    let state: String
    /// What the intervention causes.
    let consequences: [String]
    let action: String
    let fields: [TypedField]
    let isEnd: Bool

    init(
        frame: Frame, strings: Strings, monitored: MonitoredAttempt, isEnd: Bool, form: InterventionForm, now: Instant,
        errors: FormErrors? = nil
    ) {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let isTimed = attempt.deadline != nil
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        name = monitored.student.fullName
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        state = monitored.state(strings, now: now)
        self.isEnd = isEnd
        action = isEnd ? InterventionRoutes.ending(of: attempt.id) : InterventionRoutes.reopening(of: attempt.id)
        consequences =
            isEnd
            ? [strings("intervention.end-means"), strings("intervention.told")]
            : [strings("intervention.reopen-means"), strings("intervention.reopen-receipt"), strings("intervention.told")]
        fields = form.foundedFields(needsMinutes: !isEnd && isTimed, errors, strings)
    }
}
