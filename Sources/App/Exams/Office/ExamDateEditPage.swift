/// The form for a new or an existing date of a period.
struct ExamDateEditPage: Page {
    static let template = "Exams/exam-date-edit"

    let frame: Frame
    let errors: ErrorSummary?
    /// The course of an existing date.
    let title: String?
    let action: String
    /// The id of the new date; nil when an existing one is changed.
    let newID: String?
    let seen: String?
    let fields: [TypedField]
    let waits: Bool
    let isClosed: Bool
    /// Why the date is changed, for those who are registered; nil for a new date.
    let reason: TypedField?
    /// How many are registered and wait; nil for a new date.
    let crowd: String?
    let listHref: String?
    /// What is there now, where somebody else has changed it meanwhile.
    let stored: [SemesterEditPage.Stored]
    let hasStored: Bool

    init(
        frame: Frame, strings: Strings, sheet: ExamPeriodStore.Sheet, changing held: ExamPeriodStore.Held?, form: ExamDateForm,
        errors: FormErrors? = nil
    ) {
        let period = sheet.period.id
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        title = held?.course.subject
        action = held.map { ExamOfficeRoutes.date($0.date.id, of: period) } ?? ExamOfficeRoutes.dates(of: period)
        newID = held == nil ? form.date : nil
        let current = held.flatMap { sheet.held($0.date.id) }.map { $0.date } ?? held?.date
        seen = current.map { errors.seen(form.seen, String($0.version.sequence)) }
        let course = held == nil ? [Self.course(form, sheet, errors, strings)] : []
        fields = course + Self.fields(form, errors, strings)
        (waits, isClosed) = (form.waits != nil, form.isClosed != nil)
        reason =
            held == nil
            ? nil
            : TypedField(
                "reason", strings("exams.reason"), form.reason, hint: strings("exams.reason-hint"), errors: errors, strings)
        crowd = held.map { ExamPeriodPage.crowd($0, strings) }
        listHref = held.map { ExamOfficeRoutes.list(of: $0.date.id, in: period) }
        stored =
            errors.isOvertaken
            ? current.map { date in
                Self.fields(ExamDateForm(date, strings.formats.zone), nil, strings).map {
                    .init(label: $0.label, value: $0.shown)
                }
            } ?? [] : []
        hasStored = !stored.isEmpty
    }

    private static func course(
        _ form: ExamDateForm, _ sheet: ExamPeriodStore.Sheet, _ errors: FormErrors?, _ strings: Strings
    ) -> TypedField {
        TypedField(
            "course", strings("exams.course"), chosen: form.course ?? "",
            of: [(value: "", text: strings("exams.choose-course"))]
                + sheet.courses.map { (value: $0.id.text, text: $0.subject) }, errors: errors, strings)
    }

    private static func fields(_ form: ExamDateForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField("day", strings("exams.day"), form.day, type: "date", errors: errors, strings),
            TypedField("clock", strings("exams.clock"), form.clock, type: "time", errors: errors, strings),
            TypedField("minutes", strings("exams.minutes"), form.minutes, errors: errors, strings),
            TypedField("room", strings("exams.room"), form.room, errors: errors, strings),
            TypedField(
                "seats", strings("exams.seats"), form.seats, hint: strings("exams.seats-hint"), errors: errors, strings),
        ]
    }
}
