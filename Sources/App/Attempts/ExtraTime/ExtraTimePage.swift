/// The extra time of one person everywhere, and the deadlines that result.
struct ExtraTimePage: Page {
    static let template = "Attempts/extra-time"

    struct CourseGroup: Sendable {
        let title: String
        let contentLanguage: String
        let deadlines: [ExtraTimeLine]
    }

    let frame: Frame
    let errors: ErrorSummary?
    let name: String
    let present: String
    let action: String
    let fields: [TypedField]
    /// Whether something must be ticked before attempts end at once.
    let asksEnding: Bool
    /// Whether there is something to take away.
    let isRemovable: Bool
    let zone: String
    let courses: [CourseGroup]
    let hasNoDeadlines: Bool

    /// - Parameter form: as it was posted; nil for the time that there is, or that is usual.
    init(
        frame: Frame, strings: Strings, overview: ExtraTimeStore.Overview, form: ExtraTimeForm?, now: Instant,
        errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        name = overview.person.fullName
        present = overview.own.text(strings)
        action = ExtraTimeRoutes.person(overview.person.id)
        let offered = ExtraTimeForm(overview.own == .none ? overview.usual : overview.own, strings.formats)
        fields = (form ?? offered).fields(hint: strings("extra-time.factor-hint"), errors, strings)
        asksEnding = errors == .wouldEnd
        isRemovable = overview.own != .none
        zone = strings("extra-time.zone", ["zone": strings.formats.zoneName])
        courses = overview.courses.map { group in
            let language = group.course.language.rawValue
            return CourseGroup(
                title: group.course.code + " · " + group.course.title, contentLanguage: language,
                deadlines: group.deadlines.map {
                    ExtraTimeLine($0, title: $0.assessment.title, language: language, now: now, strings)
                })
        }
        hasNoDeadlines = courses.isEmpty
    }
}
