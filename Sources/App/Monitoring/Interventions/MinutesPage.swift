/// The form that gives minutes to all who are taking a test, or takes given ones back.
struct MinutesPage: Page {
    static let template = "Monitoring/minutes"

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let title: String
    /// How many get the minutes.
    let summary: String
    let action: String
    let fields: [TypedField]
    /// When the page was made, in milliseconds.
    let shown: String
    /// Whether somebody has minutes that could be taken back.
    let takes: Bool
    let cancelHref: String

    init(
        frame: Frame, strings: Strings, overview: MonitoringStore.Overview, query: MonitoringQuery, form: InterventionForm,
        now: Instant, errors: FormErrors? = nil
    ) {
        let id = overview.assessment.id
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = overview.taught.course.course.language.rawValue
        title = overview.assessment.title
        summary = strings("intervention.all", n: overview.running(at: now))
        action = InterventionRoutes.minutes(ofAllIn: id) + query.text
        fields = form.fields(errors, strings)
        shown = form.shown ?? String(now.milliseconds)
        takes = overview.entries.contains { $0.state(at: now) == .running && $0.added.count > 0 }
        cancelHref = MonitoringRoutes.attempts(of: id) + query.text
    }
}
