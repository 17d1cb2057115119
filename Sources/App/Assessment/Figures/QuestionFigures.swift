/// How a question went, over all its wordings: how often it was asked, how it was answered, and what share of its points was earned.
struct QuestionFigures: Sendable, Equatable {
    /// How often one option was chosen, or one text typed.
    struct Choice: Sendable, Equatable {
        let text: String
        let html: String
        let isRight: Bool
        var count: Int
    }

    let question: ID<Question>
    /// As it was asked last.
    let textHTML: String
    let plainText: String
    /// Whether the choices are options that were offered; otherwise they are what was typed, the most frequent first.
    let isChoice: Bool
    var asked = 0
    var correct = 0
    var partly = 0
    var incorrect = 0
    var unanswered = 0
    var earned = Points.zero
    var possible = Points.zero
    var choices: [Choice] = []

    /// The mean share of the points, in thousandths; less than nothing is possible with penalties. Nil when nobody was asked.
    var facility: Int? {
        possible.thousandths == 0 ? nil : earned.thousandths * 1000 / possible.thousandths
    }

    /// At most so many different texts that were typed are told.
    static let mostTyped = 12
}

extension QuestionFigures {
    /// Of all questions that were asked in some attempts.
    /// - Parameters:
    ///   - order: questions as the newest revision has them, then those that only older ones have.
    static func of(_ attempts: [AnsweredAttempt], order: [Question]) -> [QuestionFigures] {
        var figures: [ID<Question>: QuestionFigures] = [:]
        for question in order where figures[question.id] == nil { figures[question.id] = QuestionFigures(question) }
        var worths = AnswerWorths()
        for attempt in attempts {
            for question in attempt.questions {
                let answer = attempt.answers[question.id]
                let worth = worths.worth(of: answer, to: question, in: attempt.attempt.revision)
                figures[question.id, default: QuestionFigures(question)].count(question, answer, worth)
            }
        }
        var seen: Set<ID<Question>> = []
        return order.compactMap { question in
            guard seen.insert(question.id).inserted, let one = figures[question.id], one.asked > 0 else { return nil }
            return one.isChoice ? one : one.withMostTyped
        }
    }

    private init(_ question: Question) {
        self.question = question.id
        (textHTML, plainText) = (question.textHTML, question.plainText)
        guard case .choice(let choice) = question.content else {
            isChoice = false
            return
        }
        isChoice = true
        choices = choice.options.map { Choice(text: $0.key, html: $0.textHTML, isRight: $0.isRight, count: 0) }
    }

    private mutating func count(_ question: Question, _ answer: Answer?, _ worth: AnswerWorths.Worth) {
        asked += 1
        earned = earned + worth.earned
        possible = possible + question.points
        switch worth.verdict {
        case nil: unanswered += 1
        case let share? where share.isFull: correct += 1
        case let share?:
            incorrect += 1
            if !share.isNone { partly += 1 }
        }
        switch (answer, question.content) {
        case (.options(let chosen)?, .choice(let choice)):
            for option in choice.options where chosen.contains(option.position) {
                add(option.key, html: option.textHTML, isRight: option.isRight)
            }
        case (.typed(let text)?, .number), (.typed(let text)?, .text):
            add(text, html: "<code>" + HTML.escape(text) + "</code>", isRight: worth.isRight)
        case (nil, _), (.options?, _), (.typed?, .choice): break
        }
    }

    private mutating func add(_ text: String, html: String, isRight: Bool) {
        if let index = choices.firstIndex(where: { $0.text == text }) {
            choices[index].count += 1
        } else {
            choices.append(Choice(text: text, html: html, isRight: isRight, count: 1))
        }
    }

    private var withMostTyped: QuestionFigures {
        var figures = self
        figures.choices = Array(choices.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.prefix(Self.mostTyped))
        return figures
    }
}

extension Choice.Option {
    /// What makes it the same option in another wording of the question: its words, or its picture where it has none.
    fileprivate var key: String { plainText.isEmpty ? textHTML : plainText }
}
