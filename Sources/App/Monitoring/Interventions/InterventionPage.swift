/// Asks for confirmation before an attempt is ended, reopened, annulled or restored.
struct InterventionPage: Page {
    static let template = "Monitoring/intervention"

    enum Deed: Sendable {
        case ending, reopening, annulment, restoration

        var heading: String {
            switch self {
            case .ending: "intervention.end-heading"
            case .reopening: "intervention.reopen-heading"
            case .annulment: "annulment.heading"
            case .restoration: "annulment.restore-heading"
            }
        }

        var title: String {
            switch self {
            case .ending: "intervention.end-title"
            case .reopening: "intervention.reopen-title"
            case .annulment: "annulment.annul-title"
            case .restoration: "annulment.restore-title"
            }
        }

        fileprivate var button: String {
            switch self {
            case .ending: "intervention.end-button"
            case .reopening: "intervention.reopen-button"
            case .annulment: "annulment.button"
            case .restoration: "annulment.restore-button"
            }
        }

        fileprivate func action(_ attempt: ID<Attempt>) -> String {
            switch self {
            case .ending: InterventionRoutes.ending(of: attempt)
            case .reopening: InterventionRoutes.reopening(of: attempt)
            case .annulment: InterventionRoutes.annulment(of: attempt)
            case .restoration: InterventionRoutes.restoration(of: attempt)
            }
        }

        /// Whether the attempt, or its mark, is lost by it.
        fileprivate var isGrave: Bool {
            switch self {
            case .ending, .annulment: true
            case .reopening, .restoration: false
            }
        }
    }

    let frame: Frame
    let errors: ErrorSummary?
    let name: String
    /// Everything that the student has in the course.
    let studentHref: String
    let contentLanguage: String
    let testTitle: String
    /// The student's progress, or how the attempt ended.
    let state: String
    /// What the intervention causes.
    let consequences: [String]
    let action: String
    let fields: [TypedField]
    let button: String
    let isGrave: Bool
    let cancelHref: String

    init(
        frame: Frame, strings: Strings, monitored: MonitoredAttempt, deed: Deed, form: InterventionForm, now: Instant,
        errors: FormErrors? = nil
    ) {
        let (snapshot, attempt) = (monitored.snapshot, monitored.snapshot.attempt)
        let isTimed = attempt.deadline != nil
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        name = monitored.student.fullName
        studentHref = TeachRoutes.student(monitored.student.id, in: snapshot.course.id)
        contentLanguage = snapshot.course.language.rawValue
        testTitle = snapshot.revision.title
        state = monitored.state(strings, now: now)
        action = deed.action(attempt.id)
        consequences = Self.consequences(of: deed, monitored, strings, now: now)
        var needsMinutes = false
        if case .reopening = deed { needsMinutes = isTimed }
        fields = form.foundedFields(needsMinutes: needsMinutes, errors, strings)
        button = strings(deed.button)
        isGrave = deed.isGrave
        cancelHref = MonitoringRoutes.attempt(attempt.id)
    }

    private static func consequences(
        of deed: Deed, _ monitored: MonitoredAttempt, _ strings: Strings, now: Instant
    ) -> [String] {
        let keys: [String]
        switch deed {
        case .ending: keys = ["intervention.end-means"]
        case .reopening:
            let left = monitored.leftAtEnd.map { [strings("intervention.reopen-left", n: $0)] } ?? []
            let means = [strings("intervention.reopen-means"), strings("intervention.reopen-receipt")]
            return means + left + [strings("intervention.told")]
        case .annulment:
            keys = (monitored.isOpen(at: now) ? ["annulment.ends"] : []) + ["annulment.annul-means", "annulment.annul-again"]
        case .restoration: keys = ["annulment.restore-means"]
        }
        return (keys + ["intervention.told"]).map { strings($0) }
    }
}
