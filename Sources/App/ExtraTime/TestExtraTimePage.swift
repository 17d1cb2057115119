/// The extra times in one test: who has one, until when they may work, and which are exceptions.
struct TestExtraTimePage: Page {
    static let template = "ExtraTime/test-extra-time"

    struct Entry: Sendable {
        let userName: String
        /// Everything that the student has in the course.
        let studentHref: String
        let line: ExtraTimeLine
        let isException: Bool
        /// Whether it must be confirmed that removing the exception ends the attempt at once.
        let asksEnding: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let title: String
    let window: String
    let zone: String
    let people: [Entry]
    let hasPeople: Bool
    let action: String
    let endingsAction: String
    let fields: [TypedField]
    let hasStudents: Bool
    let asksEnding: Bool

    /// - Parameter isRemoval: whether the form that is shown again was posted to remove an exception.
    init(
        frame: Frame, strings: Strings, overview: TimeExceptionStore.TestOverview, form: ExtraTimeForm?, now: Instant,
        errors: FormErrors? = nil, isRemoval: Bool = false
    ) {
        let (language, schedule) = (overview.course.language.rawValue, overview.schedule)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = language
        title = overview.assessment.title
        window = strings(
            "extra-time.window",
            [
                "opens": strings.formats.dayAndClock(schedule.opens), "closes": strings.formats.dayAndClock(schedule.closes),
                "limit": strings.formats.number(schedule.limit.minutesRoundedUp),
            ])
        zone = strings("extra-time.zone", ["zone": strings.formats.zoneName])
        people = overview.people.map { person, deadline in
            Entry(
                userName: person.userName, studentHref: TeachRoutes.student(person.id, in: overview.course.id),
                line: ExtraTimeLine(
                    deadline, title: person.surname + " " + person.name, language: strings.language.rawValue, now: now, strings),
                isException: deadline.isException, asksEnding: isRemoval && form?.person == person.userName)
        }
        hasPeople = !people.isEmpty
        action = ExtraTimeRoutes.test(overview.assessment.id)
        endingsAction = ExtraTimeRoutes.endings(in: overview.assessment.id)
        let typed = isRemoval ? nil : form
        let students = overview.enrolled.map { (value: $0.userName, text: "\($0.surname) \($0.name) (\($0.userName))") }
        fields =
            [
                TypedField(
                    "person", strings("extra-time.student"), chosen: typed?.person ?? "",
                    of: [(value: "", text: strings("extra-time.choose"))] + students, errors: errors, strings)
            ]
            + (typed ?? ExtraTimeForm(overview.usual, strings.formats)).fields(
                hint: strings("extra-time.exception-hint"), errors, strings)
        hasStudents = !students.isEmpty
        asksEnding = errors == .wouldEnd && !isRemoval
    }
}
