/// The policies of a course, each with its text, and whether students read it.
struct CoursePolicyPage: Page {
    static let template = "CourseDesign/course-policy"

    struct Item: Sendable {
        let key: String
        let title: String
        let fields: [TypedField]
        let isHidden: Bool
        /// What the tick says to those who do not see which text it is below.
        let hideLabel: String
        /// What the button for a text to begin with posts; nil where something is written.
        let begin: String?
        let beginLabel: String
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    let items: [Item]
    /// Whether the page shows something that is not saved.
    let isTyped: Bool

    /// - Parameter isTyped: whether the form has a text to begin with that is not saved.
    init(
        frame: Frame, strings: Strings, sheet: CoursePolicyStore.Sheet, form: CoursePolicyForm, isTyped: Bool = false,
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        action = DesignRoutes.policy(of: sheet.taught.course.id)
        seen = errors.seen(form.seen, CoursePolicyVersions(sheet).text)
        stored = Self.stored(sheet, errors, strings)
        hasStored = !stored.isEmpty
        items = CoursePolicyKind.allCases.map { Self.item($0, form, help, errors, strings) }
        self.isTyped = isTyped
    }

    private static func item(
        _ kind: CoursePolicyKind, _ form: CoursePolicyForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> Item {
        let (name, text) = (strings(kind.key), form.text(kind))
        let procedures = [("", strings("design.no-procedure"))] + GradingProcedure.allCases.map { ($0.rawValue, strings($0.key)) }
        let procedure = TypedField(
            "grading", name, chosen: form.grading ?? "", of: procedures, errors: errors, strings
        ).explained(help("design.grading-help"))
        let label = kind == .grading ? strings("design.grading-text") : name
        let field = TypedField(kind.field, label, lines: text, errors: errors, strings).explained(help(kind.help))
        return Item(
            key: kind.rawValue, title: name, fields: kind == .grading ? [procedure, field] : [field],
            isHidden: form.hidden?.contains(kind.rawValue) == true, hideLabel: strings("design.hide", ["policy": name]),
            begin: TypedText.lines(text) == nil ? CoursePolicyForm.beginning + kind.rawValue : nil,
            beginLabel: strings("design.begin", ["policy": name]))
    }

    /// Only of those that somebody else has changed.
    private static func stored(
        _ sheet: CoursePolicyStore.Sheet, _ errors: FormErrors?, _ strings: Strings
    ) -> [DesignStored] {
        let overtaken = Set((errors?.items ?? []).filter { $0.key == "teach.changed" }.map(\.field))
        let kinds = CoursePolicyKind.allCases.filter { overtaken.contains($0.field) }
        return DesignStored.all(kinds.map { (strings($0.key), words(sheet.policy($0).content, strings)) }, errors)
    }

    /// All that somebody can have changed: procedure, text, and whether students read it. Nil where nothing is said.
    private static func words(_ content: CoursePolicy.Content, _ strings: Strings) -> String? {
        let said = [content.procedure.map { strings($0.key) }, content.body].compactMap { $0 }.joined(separator: " · ")
        if content.isHidden { return strings("objective.hidden", ["text": said.isEmpty ? "–" : said]) }
        return said.isEmpty ? nil : said
    }
}
