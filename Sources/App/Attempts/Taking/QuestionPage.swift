/// One question of an attempt. It has no field for the right answer, but for that of an answer that a quiz has checked.
struct QuestionPage: Page {
    static let template = "Attempts/question"

    struct Option: Equatable, Sendable {
        let id: String
        /// The position in the order that is shown; it does not reveal what is right.
        let value: Int
        let textHTML: String
        /// " checked" when it is chosen, else "".
        let checked: String
        let isMultiple: Bool
    }

    /// A field for a number or a short text.
    struct Entry: Equatable, Sendable {
        let value: String
        let longest: Int
        let isNumber: Bool
        /// Why what it contains is no answer.
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    /// All questions of the attempt.
    let strip: [StripItem]
    let contentLanguage: String
    let action: String
    let testTitle: String
    let textHTML: String
    let bodyHTML: String?
    let hint: String
    let options: [Option]
    /// The field, for a question that is answered by typing.
    let entry: Entry?
    /// What a quiz tells of an answer that was checked, instead of its fields; nil in every final.
    let checked: ResultLine?
    /// Whether the answer can be checked at once.
    let isCheckable: Bool
    let isFlagged: Bool
    /// What is stored at present, so that a post can say what it changes, see `ShownState`.
    let state: String
    let isClearable: Bool
    let hasPrevious: Bool
    let hasNext: Bool
    /// The button that Enter presses.
    let enter: String
    let saved: String
    let timer: TimeLeft?
    /// Says that a teacher gave more time or reopened the attempt: the last time that happened.
    let given: String?

    init(
        frame: Frame, open: OpenQuestion, typed: AnswerForm? = nil, errors: FormErrors? = nil, strings: Strings, now: Instant
    ) {
        let question = open.question
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        strip = StripItem.all(of: open, strings)
        contentLanguage = open.language.rawValue
        action = AttemptRoutes.question(open.number, of: open.attempt.id)
        testTitle = open.testTitle
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        hint = Self.hint(question.content, strings)
        let onDisk = ShownFields(open)
        let fields = typed?.fields ?? onDisk
        options = Self.options(open, fields)
        entry = Self.entry(
            question, fields.text ?? onDisk.text ?? "",
            error: (errors?.items.first?.key ?? open.unreadable.map { _ in "question.not-a-number" }).map { strings($0) })
        checked = ResultLine(checked: open, strings)
        isCheckable = open.checksAnswers && !open.isChecked
        let shown = open.isChecked ? onDisk.withoutAnswer : onDisk
        state = ShownState(PageMark(seen: open.logLength, reopenings: open.reopenings), shown).text
        isFlagged = fields.isFlagged
        isClearable = (open.saved != nil || open.unreadable != nil) && !open.isChecked
        hasPrevious = open.number > 1
        hasNext = open.number < open.total
        enter = open.number < open.total ? "next" : "done"
        saved = open.isChecked ? strings("question.checked") : Self.saved(open, strings)
        timer = open.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        given = open.gift.map { InterventionSentence.own($0, strings, now: now) }
    }

    private static func saved(_ open: OpenQuestion, _ strings: Strings) -> String {
        if let typed = open.unreadable {
            return strings("question.saved-unreadable", ["time": strings.formats.clock(typed.savedAt)])
        }
        guard let answer = open.saved else { return strings("question.unanswered") }
        let time = ["time": strings.formats.clock(answer.savedAt)]
        return answer.isOverOther ? strings("question.changed-elsewhere", time) : strings("question.saved", time)
    }

    private static func hint(_ content: QuestionContent, _ strings: Strings) -> String {
        switch content {
        case .choice(let choice): choice.isMultiple ? strings("question.choose-several") : strings("question.choose-one")
        case .number: strings("question.type-number")
        case .text: strings("question.type-text")
        }
    }

    private static func options(_ open: OpenQuestion, _ fields: ShownFields) -> [Option] {
        guard case .choice(let choice) = open.question.content else { return [] }
        return open.order(of: choice).enumerated().map { index, option in
            Option(
                id: index == 0 ? "answer" : "answer-\(index + 1)", value: index + 1, textHTML: option.textHTML,
                checked: fields.choice.contains(index + 1) ? " checked" : "", isMultiple: choice.isMultiple)
        }
    }

    private static func entry(_ question: Question, _ value: String, error: String?) -> Entry? {
        switch question.content {
        case .choice: nil
        case .number: Entry(value: value, longest: NumberQuestion.longest, isNumber: true, error: error)
        case .text: Entry(value: value, longest: TextQuestion.longest, isNumber: false, error: error)
        }
    }
}
