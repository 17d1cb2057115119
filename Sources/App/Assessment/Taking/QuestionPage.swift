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

    let frame: Frame
    let errors: ErrorSummary?
    let contentLanguage: String
    let action: String
    let testTitle: String
    let textHTML: String
    let bodyHTML: String?
    let hint: String
    let options: [Option]
    let isFlagged: Bool
    /// What is on disk now, for the post to say what it changes.
    let was: String
    let isClearable: Bool
    let hasPrevious: Bool
    let hasNext: Bool
    /// What Enter does.
    let enter: String
    let saved: String
    let timer: TimeLeft?

    init(
        frame: Frame, sitting: Sitting, number: Int, question: Question, typed: AnswerForm? = nil,
        errors: FormErrors? = nil, strings: Strings, now: Instant
    ) {
        let total = sitting.revision.questions.count
        let saved = sitting.answers[question.id]
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        contentLanguage = sitting.course.language.rawValue
        action = AssessmentRoutes.question(number, of: sitting.attempt.id)
        testTitle = sitting.revision.title
        textHTML = question.textHTML
        bodyHTML = question.bodyHTML
        (options, hint) = Self.options(question, number, sitting, typed, strings)
        was = Self.stored(question, number, sitting)
        isFlagged = typed?.isFlagged ?? sitting.flagged.contains(question.id)
        isClearable = saved != nil
        hasPrevious = number > 1
        hasNext = number < total
        enter = number < total ? "next" : "done"
        self.saved =
            saved.map { strings("question.saved", ["time": strings.formats.clock($0.savedAt)]) }
            ?? strings("question.unanswered")
        timer = sitting.attempt.deadline.map { TimeLeft(deadline: $0, now: now, strings: strings) }
    }

    private static func stored(_ question: Question, _ number: Int, _ sitting: Sitting) -> String {
        switch (question.content, sitting.answers[question.id]?.answer) {
        case (.choice(let choice), .options(let chosen)):
            let order = sitting.order(of: choice, number: number)
            let positions = order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 }
            return AnswerForm.shown(positions, isFlagged: sitting.flagged.contains(question.id))
        case (.choice, nil):
            return AnswerForm.shown([], isFlagged: sitting.flagged.contains(question.id))
        }
    }

    private static func options(
        _ question: Question, _ number: Int, _ sitting: Sitting, _ typed: AnswerForm?, _ strings: Strings
    ) -> ([Option], String) {
        switch question.content {
        case .choice(let choice):
            let chosen: Set<Int> =
                if case .options(let positions) = sitting.answers[question.id]?.answer { positions } else { [] }
            let options = sitting.order(of: choice, number: number).enumerated().map { index, option in
                Option(
                    id: index == 0 ? "answer" : "answer-\(index + 1)", value: index + 1, textHTML: option.textHTML,
                    isChosen: typed?.choice.map { $0.contains(index + 1) } ?? chosen.contains(option.position),
                    isMultiple: choice.isMultiple)
            }
            return (options, choice.isMultiple ? strings("question.choose-several") : strings("question.choose-one"))
        }
    }
}

/// The end as a clock time and the minutes left; the server alone decides about lateness.
struct TimeLeft: Sendable {
    let until: String
    let minutes: String
    /// Milliseconds left when the page was made, for the script that ticks.
    let milliseconds: Int64

    init(deadline: Instant, now: Instant, strings: Strings) {
        let left = max(Milliseconds(count: 0), deadline - now)
        until = strings(
            "question.until",
            ["time": strings.formats.near(deadline, now: now), "zone": strings.formats.zoneName])
        minutes = strings("question.minutes-left", ["n": strings.formats.number(left.minutesRoundedUp)])
        milliseconds = left.count
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
        case "was": was
        case "isClearable": isClearable
        case "hasPrevious": hasPrevious
        case "hasNext": hasNext
        case "enter": enter
        case "saved": saved
        case "timer": timer
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
