import Mustache

/// One question of an attempt. It has no field for the right answer.
struct QuestionPage: Page {
    static let template = "Assessment/question"

    struct Option: Sendable {
        let id: String
        /// The position in the order that is shown; tells nothing.
        let value: Int
        let textHTML: String
        let isChosen: Bool
        let isMultiple: Bool
    }

    /// A field for a number or a short text.
    struct Entry: Sendable {
        let value: String
        let longest: Int
        let error: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let action: String
    let testTitle: String
    let textHTML: String
    let bodyHTML: String?
    let hint: String
    let options: [Option]
    /// Where something is typed instead.
    let entry: Entry?
    let isFlagged: Bool
    /// What is on disk now, for the post to say what it changes, see `ShownState`.
    let state: String
    let isClearable: Bool
    let hasPrevious: Bool
    let hasNext: Bool
    /// What Enter does.
    let enter: String
    let saved: String
    let timer: TimeLeft?
    /// That a teacher gave more time, or opened the attempt again: the last of these.
    let given: String?

    init(
        frame: Frame, sitting: Sitting, number: Int, question: Question, typed: AnswerForm? = nil,
        errors: FormErrors? = nil, strings: Strings, now: Instant
    ) {
        let total = sitting.questions.count
        let saved = sitting.answers[question.id]
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = sitting.course.language.rawValue
        action = AssessmentRoutes.question(number, of: sitting.attempt.id)
        testTitle = sitting.revision.title
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        hint = Self.hint(question.content, strings)
        options = Self.options(question, number, sitting, typed)
        entry = Self.entry(question, saved?.answer, typed, error: errors?.items.first.map { strings($0.key) })
        state = Self.state(question, number, sitting).text
        isFlagged = typed?.isFlagged ?? sitting.flagged.contains(question.id)
        isClearable = saved != nil
        hasPrevious = number > 1
        hasNext = number < total
        enter = number < total ? "next" : "done"
        self.saved = Self.saved(saved, strings)
        timer = sitting.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
        given = sitting.interventions.lastGift.map { InterventionSentence.own($0, strings, now: now) }
    }

    private static func saved(_ answer: Sitting.SavedAnswer?, _ strings: Strings) -> String {
        guard let answer else { return strings("question.unanswered") }
        let time = ["time": strings.formats.clock(answer.savedAt)]
        return answer.isOverOther ? strings("question.changed-elsewhere", time) : strings("question.saved", time)
    }

    /// The answer on disk as this page's fields say it.
    private static func state(_ question: Question, _ number: Int, _ sitting: Sitting) -> ShownState {
        let answer: String
        switch (question.content, sitting.answers[question.id]?.answer) {
        case (.choice(let choice), .options(let chosen)):
            let order = sitting.order(of: choice, number: number)
            answer = ShownState.positions(order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 })
        case (_, .typed(let typed)): answer = typed
        case (_, nil), (.number, .options), (.text, .options): answer = ""
        }
        return ShownState(
            mark: PageMark(seen: sitting.logLength), answer: answer, isFlagged: sitting.flagged.contains(question.id))
    }

    private static func hint(_ content: QuestionContent, _ strings: Strings) -> String {
        switch content {
        case .choice(let choice): choice.isMultiple ? strings("question.choose-several") : strings("question.choose-one")
        case .number: strings("question.type-number")
        case .text: strings("question.type-text")
        }
    }

    private static func options(
        _ question: Question, _ number: Int, _ sitting: Sitting, _ typed: AnswerForm?
    ) -> [Option] {
        guard case .choice(let choice) = question.content else { return [] }
        let chosen: Set<Int> =
            if case .options(let positions) = sitting.answers[question.id]?.answer { positions } else { [] }
        return sitting.order(of: choice, number: number).enumerated().map { index, option in
            Option(
                id: index == 0 ? "answer" : "answer-\(index + 1)", value: index + 1, textHTML: option.textHTML,
                isChosen: typed.map { ($0.choice ?? []).contains(index + 1) } ?? chosen.contains(option.position),
                isMultiple: choice.isMultiple)
        }
    }

    private static func entry(_ question: Question, _ answer: Answer?, _ typed: AnswerForm?, error: String?) -> Entry? {
        let saved = if case .typed(let text) = answer { text } else { "" }
        let value = typed?.text ?? saved
        switch question.content {
        case .choice: return nil
        case .number: return Entry(value: value, longest: NumberQuestion.longest, error: error)
        case .text: return Entry(value: value, longest: TextQuestion.longest, error: error)
        }
    }
}

extension QuestionPage: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "frame": frame
        case "errors": errors
        case "contentLanguage": contentLanguage
        case "action": action
        case "testTitle": testTitle
        case "textHTML": textHTML
        case "bodyHTML": bodyHTML
        case "hint": hint
        case "options": options
        case "isFlagged": isFlagged
        case "entry": entry
        case "state": state
        case "isClearable": isClearable
        case "hasPrevious": hasPrevious
        case "hasNext": hasNext
        case "enter": enter
        case "saved": saved
        case "timer": timer
        case "given": given
        default: nil
        }
    }
}

extension QuestionPage.Option: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "value": value
        case "textHTML": textHTML
        case "isChosen": isChosen
        case "isMultiple": isMultiple
        default: nil
        }
    }
}

extension QuestionPage.Entry: MustacheParent {
    func child(named name: String) -> Any? {
        switch name {
        case "value": value
        case "longest": longest
        case "error": error
        default: nil
        }
    }
}
