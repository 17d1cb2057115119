/// Changes of several answers in one request.
struct SentAnswers: Sendable {
    struct Item: Sendable {
        let number: Int
        let answer: SentAnswer
    }

    let items: [Item]

    /// - Throws: `Problem.invalid` with all that is wrong.
    init(_ sent: JSONFields) throws {
        var fields = sent
        fields.require("answers")
        let items = fields.objects("answers", most: ProgramQuestionController.mostAnswers) { fields in
            fields.require("number")
            return Item(number: fields.integer("number", in: 1...1000) ?? 0, answer: SentAnswer(&fields))
        }
        try fields.check()
        self.items = items ?? []
        try refuseTwice()
    }

    /// What they change about the questions of an attempt, which stand in its order.
    /// - Throws: `Problem.invalid`
    func changes(of questions: [AskedQuestion]) throws -> [AnswerStore.QuestionChange] {
        try items.enumerated().map { place, item in
            guard let asked = questions.numbered(item.number) else { throw refusal(place, "refusal.no-question") }
            return AnswerStore.QuestionChange(question: asked.question.id, change: try item.answer.change(of: asked))
        }
    }

    private func refuseTwice() throws {
        var seen: Set<Int> = []
        for (place, item) in items.enumerated() where !seen.insert(item.number).inserted {
            throw refusal(place, "refusal.question-twice")
        }
    }

    private func refusal(_ place: Int, _ key: String) -> Problem {
        .invalid(FormErrors(items: [.init(field: "/answers/\(place)/number", key: key)]))
    }
}
