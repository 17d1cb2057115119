/// The form for one question of a test.
struct QuestionEditPage: Page {
    static let template = "Authoring/question-edit"

    /// Another person has saved another text meanwhile.
    struct Conflict: Sendable {
        let sentence: String
        /// The question in the present text; nil when the form is for a new one, or when the text does not have it.
        let text: String?
        let isGone: Bool
    }

    struct Kind: Sendable {
        let id: String
        let value: String
        let text: String
        let isChosen: Bool
    }

    /// A row for an option, an accepted number or an accepted text.
    struct Row: Sendable {
        let index: Int
        let id: String
        let label: String
        let value: String
        /// How many lines the field of an option has.
        let lines: Int
        let error: String?
        /// Of an option: whether it is right. Of a number: its tolerance.
        let tick: Tick?
        let tolerance: Tolerance?
    }

    /// The box of a multiple choice, and the button of a single one.
    struct Tick: Sendable {
        let id: String
        let onlyID: String
        let label: String
        let isRight: Bool
        let isOnly: Bool
    }

    struct Tolerance: Sendable {
        let id: String
        let label: String
        let value: String
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let conflict: Conflict?
    /// The editor of the text, for a question that cannot be shown in a form.
    let editHref: String
    let isUnfit: Bool
    /// Whether the page came back with what was typed, which is not saved.
    let isUnsaved: Bool
    let action: String
    let version: Int
    let base: String?
    let key: String?
    let heading: [TypedField]
    let body: [TypedField]
    let picture: QuestionPictureFields
    /// Whether the fields that are rarely needed are shown at once.
    let isBodyOpen: Bool
    let isRestOpen: Bool
    let kinds: [Kind]
    let options: [Row]
    let tickError: String?
    let isFixed: Bool
    let numbers: [Row]
    let texts: [Row]
    let folding: [TypedField]
    let place: [TypedField]
    let rest: [TypedField]
    /// Nil where the course has none.
    let objectives: ObjectiveTicks?
    let isObjectivesOpen: Bool
    /// How students will see it; nil while there is nothing to show.
    let look: QuestionLook?
    let textHref: String

    /// - Parameter form: the values of the fields; nil for a question that cannot be shown in a form.
    init(
        frame: Frame, strings: Strings, sectioned: SectionedTest, objectives: [CourseObjective], place: TestSections.Place?,
        form: QuestionForm?, errors: FormErrors? = nil, conflict: Conflict? = nil, picture: QuestionPicture = QuestionPicture()
    ) {
        let (test, shown) = (sectioned.test, form ?? QuestionForm(topic: []))
        let fields = QuestionFields(form: shown, errors: errors, strings: strings)
        var picture = picture
        if picture.description.isEmpty, picture.name == nil { picture.description = shown.alt ?? "" }
        self.picture = QuestionPictureFields(picture, of: test.id, at: place?.number, strings)
        let entries = (ErrorSummary(errors, strings)?.entries ?? []) + self.picture.entries
        self.errors = entries.isEmpty ? nil : ErrorSummary(entries: entries)
        self.frame = entries.isEmpty && conflict == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = test.course.course.language.rawValue
        self.conflict = conflict
        editHref = TestWritingRoutes.edit(test.id)
        isUnfit = form == nil
        isUnsaved = shown.isKept
        action = place.map { QuestionFormRoutes.question($0.number, of: test.id) } ?? QuestionFormRoutes.questions(of: test.id)
        version = shown.version ?? 0
        base = shown.base.flatMap { $0.isEmpty ? nil : $0 }
        key = place == nil ? nil : shown.key
        heading = fields.heading
        body = fields.body
        func isOpen(_ names: String...) -> Bool { errors?.items.contains { names.contains($0.field) } ?? false }
        isBodyOpen = isOpen("body") || picture.isRefused || !picture.description.isEmpty || !(shown.body ?? "").isEmpty
        isRestOpen =
            isOpen("explanation", "penalty") || !(shown.explanation ?? "").isEmpty || !(shown.penalty ?? "").isEmpty
        kinds = fields.kinds
        options = fields.options
        tickError = errors?.first("right-0", strings)
        isFixed = shown.fixed != nil
        numbers = fields.numbers
        texts = fields.texts
        folding = fields.folding
        self.place = fields.place(topics: sectioned.topics)
        rest = fields.rest
        self.objectives = ObjectiveTicks(
            objectives, ticked: shown.objective ?? [], most: ObjectiveTag.mostOfQuestion, of: test.course.course,
            errors: errors, strings)
        isObjectivesOpen = isOpen(ObjectiveTicks.field) || self.objectives?.hasTicked == true
        look = QuestionLook(shown, in: sectioned.editor)
        textHref = TestWritingRoutes.edit(test.id)
    }
}

extension QuestionEditPage.Conflict {
    /// Who saved the other text, and when.
    /// - Parameter isNew: whether the form is one for a new question.
    init(
        _ sectioned: SectionedTest, _ place: TestSections.Place?, isNew: Bool, _ viewer: Viewer, _ now: Instant,
        _ strings: Strings
    ) {
        text = place.map { TestText.tidy($0.text) }
        isGone = place == nil && !isNew && sectioned.isReadable
        guard let draft = sectioned.test.draft else {
            sentence = strings("compose.conflict-published")
            return
        }
        let time = strings.formats.atNear(draft.savedAt, now: now)
        sentence =
            draft.person == viewer.id
            ? strings("compose.conflict-yourself", ["time": time])
            : strings("compose.conflict", ["time": time, "name": draft.personName])
    }
}
