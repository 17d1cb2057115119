/// The extra time that a person has in all tests, and the deadlines that follow from it.
struct ExtraTimePage: Page {
    static let template = "ExtraTime/extra-time"

    struct CourseSection: Sendable {
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
    /// Whether it must be confirmed that attempts end at once.
    let asksEnding: Bool
    /// Whether the person has extra time that can be removed.
    let isRemovable: Bool
    let zone: String
    let courses: [CourseSection]
    let hasNoDeadlines: Bool

    /// - Parameter form: the fields as they were posted; nil to show the present extra time, or the usual one.
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
            return CourseSection(
                title: group.course.code + " · " + group.course.title, contentLanguage: language,
                deadlines: group.deadlines.map {
                    ExtraTimeLine($0, title: $0.assessment.title, language: language, now: now, strings)
                })
        }
        hasNoDeadlines = courses.isEmpty
    }
}
