/// Which sections the syllabus of a course has, in which order, and who reads it.
struct SyllabusSettingsPage: Page {
    static let template = "CourseDesign/syllabus-settings"

    struct Row: Sendable {
        let key: String
        let title: String
        let isShown: Bool
        let isFirst: Bool
        let isLast: Bool
        /// What the buttons that move it say to those who do not see the arrow.
        let up: String
        let down: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    /// What another person has made of it meanwhile, in words.
    let stored: String?
    let rows: [Row]
    /// Beside the sections.
    let error: String?
    let help: String?
    let fields: [TypedField]
    let syllabusHref: String
    let sheetHref: String
    let outcomesHref: String

    /// - Parameter form: nil where nothing was typed.
    init(
        frame: Frame, strings: Strings, sheet: SyllabusSettingsStore.Sheet, form: SyllabusSettingsForm?, help: FieldHelp,
        errors: FormErrors? = nil
    ) {
        let (course, layout) = (sheet.taught.course.id, sheet.layout)
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = DesignRoutes.syllabus(of: course)
        seen = errors.seen(form?.seen, layout.fingerprint)
        stored = errors.isOvertaken ? Self.words(layout, strings) : nil
        let shown = form.map { Set($0.shown ?? []) } ?? Set(layout.shown.map(\.rawValue))
        rows = layout.entries.enumerated().map { place, entry in
            let title = strings(entry.section.key)
            return Row(
                key: entry.section.rawValue, title: title, isShown: shown.contains(entry.section.rawValue),
                isFirst: place == 0, isLast: place == layout.entries.count - 1,
                up: strings("syllabus.up", ["section": title]), down: strings("syllabus.down", ["section": title]))
        }
        error = errors?.first("sections", strings)
        self.help = help("syllabus.sections-help")
        fields = [
            TypedField(
                "audience", strings("syllabus.readers"), chosen: form?.audience ?? layout.audience.rawValue,
                of: SyllabusAudience.allCases.map { ($0.rawValue, strings($0.key)) }, errors: errors, strings
            ).explained(help("syllabus.readers-help"))
        ]
        syllabusHref = CourseRoutes.syllabus(of: course)
        sheetHref = DesignRoutes.sheet(of: course)
        outcomesHref = DesignRoutes.outcomes(of: course)
        self.errors = ErrorSummary(errors, strings, of: fields)
    }

    private static func words(_ layout: SyllabusLayout, _ strings: Strings) -> String {
        let sections = layout.shown.map { strings($0.key) }
        return strings("teach.stored") + ": " + (sections + [strings(layout.audience.key)]).joined(separator: " · ")
    }
}
