/// A change of an answer, as a program sends it: places of options, or a text; null, or an empty list, takes the answer back.
struct SentAnswer: Sendable {
    private let pointer: String
    private let options: [Int]?
    private let text: String?
    private let hasOptions: Bool
    private let hasText: Bool
    private let isFlagged: Bool?
    let isCheck: Bool
    /// The length of the log that the program has seen; nil when it does not say so.
    private let seen: Int?

    /// The most options that can be sent.
    private static let mostOptions = 200

    /// Reads it from fields, which collect what is wrong.
    init(_ fields: inout JSONFields) {
        pointer = fields.pointer
        (hasOptions, hasText) = (fields.has("options"), fields.has("text"))
        options = fields.integers("options", in: 1...Self.mostOptions, most: Self.mostOptions)
        text = fields.text("text", longest: TextQuestion.longest)
        isFlagged = fields.flag("isFlagged")
        isCheck = fields.flag("check") ?? false
        seen = fields.integer("seen", in: 0...AnswerPace.most * 2)
    }

    /// What it changes about a question.
    /// - Throws: `Problem.invalid`
    func change(of asked: AskedQuestion) throws -> AnswerChange {
        if isCheck, !asked.checksAnswers { throw refusal("check", "refusal.no-check") }
        return AnswerChange(
            answer: try answer(to: asked), isFlagged: isFlagged, page: seen.map(PageMark.program), isCheck: isCheck)
    }

    private func answer(to asked: AskedQuestion) throws -> AnswerChange.Change {
        let isChoice = if case .choice = asked.question.content { true } else { false }
        if !isChoice, options?.isEmpty == false { throw refusal("options", "refusal.is-typed") }
        if isChoice, text?.isEmpty == false { throw refusal("text", "refusal.is-chosen") }
        // The other field says nothing when it is empty: some programs send all that they know.
        guard isChoice ? hasOptions : hasText else { return .unchanged }
        let fields = ShownFields(choice: options ?? [], text: isChoice ? nil : text ?? "", isFlagged: false)
        do {
            return try fields.answer(to: asked.question, number: asked.number, seed: asked.attempt.seed)
        } catch let errors as FormErrors {
            throw refusal(isChoice ? "options" : "text", errors.items.first?.key ?? "refusal.field-text")
        }
    }

    private func refusal(_ field: String, _ key: String) -> Problem {
        .invalid(FormErrors(items: [.init(field: pointer + "/" + field, key: key)]))
    }
}

extension AnswerStore.Saving {
    /// What was saved.
    /// - Parameter pointer: to the answer in the request.
    /// - Throws: `ServiceRefusal` for an answer that does not count, or that was not saved.
    func saved(at pointer: String) throws -> AnswerStore.Saved {
        func refusal(_ key: String) -> ServiceRefusal { ServiceRefusal(.conflict, errors: [.init(field: pointer, key: key)]) }
        switch self {
        case .saved(let saved) where saved.isOvertaken: throw refusal("question.overtaken")
        case .saved(let saved): return saved
        case .tooLate: throw ServiceRefusal(.tooLate)
        case .tooOften(let wait): throw ServiceRefusal(.tooMany, seconds: wait)
        case .full: throw refusal("question.too-many")
        case .checked: throw refusal("question.checked")
        }
    }
}
