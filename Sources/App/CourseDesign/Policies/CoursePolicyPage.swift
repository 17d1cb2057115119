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
        /// Where its form comes back: at the text.
        let beginAction: String
        let beginLabel: String
        /// Whether its text is one to begin with that is not saved.
        let isBegun: Bool
    }

    let frame: Frame
    let errors: ErrorSummary?
    let action: String
    let seen: String
    let stored: [DesignStored]
    let hasStored: Bool
    let items: [Item]
    /// What the button posts that puts texts to begin with into all that are without; nil where fewer than two are.
    let beginAll: String?
    let beginAllAction: String
    /// Whether the page shows something that is not saved.
    let isTyped: Bool

    /// - Parameter begun: those whose text is one to begin with that is not saved.
    init(
        frame: Frame, strings: Strings, sheet: CoursePolicyStore.Sheet, form: CoursePolicyForm, begun: [CoursePolicyKind] = [],
        help: FieldHelp, errors: FormErrors? = nil
    ) {
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        action = DesignRoutes.policy(of: sheet.taught.course.id)
        seen = errors.seen(form.seen, CoursePolicyVersions(sheet).text)
        stored = Self.stored(sheet, errors, strings)
        hasStored = !stored.isEmpty
        let address = action
        func place(_ kind: CoursePolicyKind) -> String { address + "#" + Self.place + kind.field }
        items = CoursePolicyKind.allCases.map { kind in
            let (name, isEmpty) = (strings(kind.key), TypedText.lines(form.text(kind)) == nil)
            return Item(
                key: kind.rawValue, title: name, fields: Self.fields(kind, form, help, errors, strings),
                isHidden: form.hidden?.contains(kind.rawValue) == true, hideLabel: strings("design.hide", ["policy": name]),
                begin: isEmpty ? CoursePolicyForm.beginning + kind.rawValue : nil, beginAction: place(kind),
                beginLabel: strings("design.begin", ["policy": name]), isBegun: begun.contains(kind))
        }
        beginAll = form.empty.count > 1 ? CoursePolicyForm.allBeginnings : nil
        beginAllAction = form.empty.first.map(place) ?? action
        isTyped = !begun.isEmpty
        self.errors = ErrorSummary(errors, strings, of: items.flatMap(\.fields))
    }

    /// Before the id of a field, where its label begins.
    private static let place = "at-"

    private static func fields(
        _ kind: CoursePolicyKind, _ form: CoursePolicyForm, _ help: FieldHelp, _ errors: FormErrors?, _ strings: Strings
    ) -> [TypedField] {
        let (name, text) = (strings(kind.key), form.text(kind))
        let procedures = [("", strings("design.no-procedure"))] + GradingProcedure.allCases.map { ($0.rawValue, strings($0.key)) }
        let procedure = TypedField(
            "grading", name, chosen: form.grading ?? "", of: procedures, errors: errors, strings
        ).explained(help("design.grading-help"))
        let label = kind == .grading ? strings("design.grading-text") : name
        let field = TypedField(kind.field, label, lines: text, errors: errors, strings).explained(help(kind.help))
        return kind == .grading ? [procedure, field] : [field]
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
