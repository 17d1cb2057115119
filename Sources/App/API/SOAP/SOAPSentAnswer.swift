import Markdown

/// The questions of an attempt, as answers name them.
struct SOAPPaper: Sendable {
    let questions: [Question]
    let seed: Int64
}

/// An answer as a program sends it: one option, several, or a text. With none of them it takes the answer back.
struct SOAPSentAnswer: Sendable {
    private let question: Int
    /// The places of the options as the attempt shows them, from 1.
    private let options: [Int]
    private let text: String
    /// Where it stands in the call.
    private let place: String

    /// - Throws: `ServiceRefusal`
    init(_ arguments: SOAPArguments, at place: String) throws {
        question = try arguments.int("idIntrebare")
        options = [arguments.optionalInt("idVarianta")].compactMap(\.self) + arguments.ints("variante")
        // What is typed on a page is cleaned as well.
        text = CleanText.cleaned(arguments.optionalText("text") ?? "")
        self.place = place
    }

    /// Answers to different questions.
    /// - Throws: `ServiceRefusal` when a question is among them twice: nobody would know which of the answers is meant.
    static func all(_ sent: [SOAPArguments]) throws -> [SOAPSentAnswer] {
        var seen: Set<Int> = []
        return try sent.enumerated().map { index, arguments in
            let answer = try SOAPSentAnswer(arguments, at: "raspunsuri/\(index + 1)/")
            guard seen.insert(answer.question).inserted else { throw answer.refusal("idIntrebare", "refusal.question-twice") }
            return answer
        }
    }

    /// What it changes about a question of an attempt.
    /// - Throws: `ServiceRefusal` also when the attempt has no such question: the list of tests may have grown, and its places
    ///   with it.
    func change(of paper: SOAPPaper) throws -> AnswerStore.QuestionChange {
        guard let index = paper.questions.firstIndex(where: { $0.number == question }) else {
            throw refusal("idIntrebare", "refusal.no-question")
        }
        let asked = paper.questions[index]
        let isChoice = if case .choice = asked.content { true } else { false }
        if isChoice, !text.isEmpty { throw refusal("text", "refusal.is-chosen") }
        if !isChoice, !options.isEmpty { throw refusal("idVarianta", "refusal.is-typed") }
        let fields = ShownFields(choice: options, text: isChoice ? nil : text, isFlagged: false)
        do {
            let answer = try fields.answer(to: asked, number: index + 1, seed: paper.seed)
            return AnswerStore.QuestionChange(
                question: asked.id, change: AnswerChange(answer: answer, isFlagged: nil, page: nil))
        } catch let errors as FormErrors {
            throw refusal(isChoice ? "idVarianta" : "text", errors.items.first?.key ?? "refusal.field-text")
        }
    }

    private func refusal(_ field: String, _ key: String) -> ServiceRefusal {
        ServiceRefusal(.invalid, errors: [.init(field: place + field, key: key)])
    }
}
