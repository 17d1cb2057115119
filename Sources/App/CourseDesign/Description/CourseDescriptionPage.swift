/// The description of a course: overview, subject area, audience, credit hours, ratio of time, and seats.
struct CourseDescriptionPage: Page {
    static let template = "CourseDesign/course-description"

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    /// The fingerprint of what the form showed.
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    /// What stands before the ticks, and after them.
    let texts: [TypedField]
    let audiences: [DesignTicks]
    let numbers: [TypedField]

    init(
        frame: Frame, strings: Strings, sheet: CourseDescriptionStore.Sheet, form: CourseDescriptionForm, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        let description = sheet.description
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = DesignRoutes.description(of: sheet.taught.course.id)
        seen = errors.seen(form.seen, description.fingerprint)
        stored = DesignStored.all(Self.values(of: description, strings), errors)
        hasStored = !stored.isEmpty
        texts = [
            TypedField(
                "overview", strings("teach.overview"), lines: form.overview, hint: strings("teach.overview-hint"),
                errors: errors, strings
            ).explained(help("design.overview-help")),
            TypedField("subject", strings("syllabus.subject-area"), form.subject, errors: errors, strings)
                .explained(help("design.subject-area-help")),
        ]
        audiences = [
            DesignTicks(
                "audience", strings("syllabus.audience"), ticked: form.audience ?? [],
                of: CourseAudience.allCases.map { ($0.rawValue, strings($0.key)) }, help: help("design.audience-help"),
                errors: errors, strings)
        ]
        func number(_ id: String, _ label: String, _ value: String?, _ explanation: String) -> TypedField {
            TypedField(id, strings(label), value, type: "number", errors: errors, strings).explained(help(explanation))
        }
        numbers = [
            number("credits", "syllabus.credit-hours", form.credits, "design.credit-hours-help"),
            number("in-class", "design.in-class", form.inClass, "design.in-class-help"),
            number("out-of-class", "design.out-of-class", form.outOfClass, "design.out-of-class-help"),
            number("seats", "syllabus.seats", form.seats, "design.seats-help"),
        ]
        self.errors = ErrorSummary(errors, strings, of: texts + numbers, audiences)
    }

    private static func values(of description: CourseDescription, _ strings: Strings) -> [(label: String, value: String?)] {
        let audiences = description.audiences.map { strings($0.key) }
        return [
            (strings("teach.overview"), description.overview), (strings("syllabus.subject-area"), description.subjectArea),
            (strings("syllabus.audience"), audiences.isEmpty ? nil : strings.formats.list(audiences)),
            (strings("syllabus.credit-hours"), description.creditHours.map { strings.formats.number($0) }),
            (strings("syllabus.time-ratio"), description.ratio?.text),
            (strings("syllabus.seats"), description.seats.map { strings.formats.number($0) }),
        ]
    }
}
