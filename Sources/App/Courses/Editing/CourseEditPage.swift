/// The form for a new course, a copy, or an existing course.
struct CourseEditPage: Page {
    static let template = "Courses/course-edit"

    /// The present value of a field that another person has changed meanwhile.
    struct Stored: Sendable {
        let label: String
        let value: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The id of the new course; nil when an existing one is changed.
    let newID: String?
    /// What a copy includes; nil for other forms.
    let copied: String?
    /// From where somebody came; nil where that is the usual page.
    let from: String?
    /// The fingerprint of the stored values; nil for a new course.
    let seen: String?
    let stored: [Stored]
    let hasStored: Bool
    let fields: [TypedField]
    let button: String

    /// The form for a new course.
    /// - Parameter semesters: the titles to choose from, in their order.
    init(
        frame: Frame, strings: Strings, action: String, form: CourseForm, semesters: [String] = [], help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        self.init(
            frame: frame, strings: strings, action: action, form: form, errors: errors,
            fields: Self.all(form, semesters, help, errors, strings), copied: nil, button: strings("teach.make"))
    }

    /// The form for an existing course.
    init(
        frame: Frame, strings: Strings, changing course: Course, form: CourseForm, semesters: [String] = [],
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        let fields = Self.all(form, semesters, help, errors, strings)
        let current = Self.all(CourseForm(course), semesters, help, nil, strings)
        self.init(
            frame: frame, strings: strings, action: TeachRoutes.course(course.id), form: form, errors: errors, fields: fields,
            copied: nil, button: strings("teach.save"), seen: errors.seen(form.seen, course.fingerprint),
            stored: errors.isOvertaken ? current.map { Stored(label: $0.label, value: $0.shown) } : [])
    }

    /// The form for a copy.
    init(
        copy frame: Frame, strings: Strings, action: String, form: CourseForm, semesters: [String] = [], help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        self.init(
            frame: frame, strings: strings, action: action, form: form, errors: errors,
            fields: Self.names(form, help, errors, strings) + [Self.semester(form, semesters, help, errors, strings)],
            copied: strings("teach.copied"), button: strings("teach.copy"))
    }

    private init(
        frame: Frame, strings: Strings, action: String, form: CourseForm, errors: FormErrors?, fields: [TypedField],
        copied: String?, button: String, seen: String? = nil, stored: [Stored] = []
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.action = action
        (newID, from) = (form.course, WayBack(form.from)?.address)
        self.copied = copied
        self.seen = seen
        self.stored = stored
        hasStored = !stored.isEmpty
        self.fields = fields
        self.button = button
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    /// In the order in which a design names them, and what only a course has behind them.
    private static func all(
        _ form: CourseForm, _ semesters: [String], _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        names(form, help, errors, strings) + places(form, help, errors, strings)
            + [semester(form, semesters, help, errors, strings)] + rules(form, errors, strings)
    }

    private static func names(
        _ form: CourseForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        [
            TypedField("title", strings("teach.title"), form.title, errors: errors, strings)
                .explained(help("teach.title-help")),
            TypedField(
                "number", strings("course.number"), form.number, hint: strings("teach.number-hint"), errors: errors, strings
            ).explained(help("teach.number-help")),
        ]
    }

    private static func places(
        _ form: CourseForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        [
            TypedField(
                "url", strings("course.url"), form.url, type: "url", hint: strings("teach.url-hint"), errors: errors, strings
            ).explained(help("teach.url-help")),
            TypedField("classroom", strings("course.classroom"), form.classroom, errors: errors, strings)
                .explained(help("teach.classroom-help")),
        ]
    }

    /// The one that the form has stays a choice even where it is not among the semesters any more: it is refused when it is
    /// sent.
    private static func semester(
        _ form: CourseForm, _ semesters: [String], _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> TypedField {
        let titles =
            [form.semester].compactMap { TypedText.line($0) == nil ? nil : $0 }.filter { !semesters.contains($0) } + semesters
        return TypedField(
            "semester", strings("course.semester"), chosen: form.semester ?? "",
            of: [("", strings("teach.semester-choose"))] + titles.map { ($0, $0) }, hint: strings("teach.semester-hint"),
            errors: errors, strings
        ).explained(help("teach.semester-help"))
    }

    /// As the reader's language writes it, where it is a number.
    private static func ects(_ form: CourseForm, _ strings: Strings) -> String? {
        form.ects.map { typed in Credits(text: typed)?.text(strings) ?? typed }
    }

    private static func rules(_ form: CourseForm, _ errors: FormErrors?, _ strings: Strings) -> [TypedField] {
        [
            TypedField(
                "language", strings("teach.language"), chosen: form.language,
                of: Language.allCases.map { ($0.rawValue, $0.name) }, hint: strings("teach.language-hint"), errors: errors,
                strings),
            TypedField(
                "ects", strings("course.ects"), ects(form, strings), hint: strings("teach.ects-hint"), errors: errors, strings),
            TypedField(
                "marks", strings("teach.marks"), chosen: form.marks,
                of: MarkScheme.allCases.map { ($0.rawValue, $0.name(strings)) },
                errors: errors, strings),
        ]
    }
}
