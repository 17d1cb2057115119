/// The form for a new or an existing semester, with the dates of its weeks.
struct SemesterEditPage: Page {
    static let template = "Semesters/semester-edit"

    /// The present value of a field that another person has changed meanwhile.
    struct Stored: Sendable {
        let label: String
        let value: String
    }

    /// A teaching week.
    struct Week: Sendable {
        let number: String
        let dates: String
        let isCurrent: Bool
    }

    /// How it can be deleted, or why not.
    struct Removal: Sendable {
        let action: String
        /// Nil when nothing prevents it.
        let obstacle: String?
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of the new semester; nil when an existing one is changed.
    let newID: String?
    /// The fingerprint of the stored values; nil for a new semester.
    let seen: String?
    /// Says that the days are missing.
    let missing: String?
    let stored: [Stored]
    let hasStored: Bool
    let fields: [TypedField]
    let weeks: [Week]
    let hasWeeks: Bool
    /// Nil for a new semester.
    let removal: Removal?

    /// The form for a new semester.
    init(frame: Frame, strings: Strings, form: SemesterForm, errors: FormErrors? = nil) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = SemesterRoutes.semesters
        newID = form.semester
        (seen, missing, removal) = (nil, nil, nil)
        (stored, weeks) = ([], [])
        (hasStored, hasWeeks) = (false, false)
        fields = Self.fields(form, errors, strings)
    }

    /// The form for an existing semester.
    init(
        frame: Frame, strings: Strings, changing entry: SemesterStore.Entry, today: LocalDay, form: SemesterForm,
        errors: FormErrors? = nil
    ) {
        let semester = entry.semester
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = SemesterRoutes.semester(semester.id)
        newID = nil
        seen = errors.seen(form.seen, semester.fingerprint)
        missing = semester.days == nil ? strings("semesters.days-missing") : nil
        let current = Self.fields(SemesterForm(semester, strings.formats), nil, strings)
        stored = errors.isOvertaken ? current.map { Stored(label: $0.label, value: $0.shown) } : []
        hasStored = errors.isOvertaken
        fields = Self.fields(form, errors, strings)
        weeks = semester.days.map { Self.weeks(of: $0, today: today, strings) } ?? []
        hasWeeks = !weeks.isEmpty
        removal = Removal(
            action: SemesterRoutes.removals(of: semester.id), obstacle: Self.obstacle(entry.use, strings),
            error: errors?.first("removal", strings))
    }

    private static func fields(_ form: SemesterForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        func field(_ id: String, _ key: String, _ value: String?, hint: String?) -> TypedField {
            TypedField(id, strings(key), value, hint: hint.map { strings($0) }, errors: errors, strings)
        }
        return [
            field("school-year", "semesters.school-year", form.schoolYear, hint: "semesters.school-year-hint"),
            field("name", "semesters.name", form.name, hint: "semesters.name-hint"),
            field("first-day", "semesters.first-day", form.firstDay, hint: "semesters.first-day-hint"),
            field("weeks", "semesters.weeks", form.weeks, hint: nil),
            field("last-day", "semesters.last-day", form.lastDay, hint: "semesters.last-day-hint"),
        ]
    }

    private static func weeks(of days: SemesterDays, today: LocalDay, _ strings: Strings) -> [Week] {
        (1...days.weeks).compactMap { number in
            days.days(ofWeek: number).map { dates in
                Week(
                    number: strings("semesters.week-number", ["week": String(number)]),
                    dates: strings(
                        "semesters.span",
                        [
                            "first": strings.formats.shortDay(dates.lowerBound),
                            "last": strings.formats.shortDay(dates.upperBound),
                        ]),
                    isCurrent: days.week(at: today) == number)
            }
        }
    }

    private static func obstacle(_ use: SemesterUse, _ strings: Strings) -> String? {
        if use.isNone { return nil }
        let parts = [
            use.courses > 0 ? strings("semesters.courses", n: use.courses) : nil,
            use.surveys > 0 ? strings("semesters.surveys", n: use.surveys) : nil,
        ].compactMap { $0 }
        return strings("semesters.obstacle", ["uses": strings.formats.list(parts)])
    }
}
