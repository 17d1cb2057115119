/// Statistics of a question over all its wordings: how often it was asked, how it was answered, and which share of its points was
/// earned.
struct QuestionStatistics: Sendable, Equatable {
    /// How often one option was chosen, or one text typed.
    struct Choice: Sendable, Equatable {
        let key: Key
        let html: String
        let isRight: Bool
        var count: Int

        var text: String { key.text }
    }

    /// Identifies the same choice in different wordings of the question: its text, and the number of options with the same text
    /// before it.
    struct Key: Sendable, Hashable {
        let text: String
        let twins: Int
    }

    let question: ID<Question>
    /// The newest wording.
    let textHTML: String
    let plainText: String
    /// Whether the choices are the question's options; otherwise they are typed texts, the most frequent first.
    let isChoice: Bool
    var asked = 0
    var correct = 0
    var partly = 0
    var incorrect = 0
    var unanswered = 0
    var earned = Points.zero
    var possible = Points.zero
    var choices: [Choice] = []

    /// The mean share of the points, in thousandths. It is negative when penalties exceed the points. Nil when nobody was asked.
    var facility: Int? {
        possible.thousandths == 0 ? nil : earned.thousandths * 1000 / possible.thousandths
    }

    /// The most typed texts that are listed.
    static let mostTyped = 12
}

extension QuestionStatistics {
    /// The statistics of all questions in some attempts.
    /// - Parameters:
    ///   - order: the questions of the newest revision, followed by those that only older revisions have.
    static func of(_ attempts: [AnsweredAttempt], order: [Question]) -> [QuestionStatistics] {
        var statistics: [ID<Question>: QuestionStatistics] = [:]
        for question in order where statistics[question.id] == nil { statistics[question.id] = QuestionStatistics(question) }
        var worths = AnswerWorths()
        for attempt in attempts {
            for question in attempt.questions {
                let answer = attempt.answers[question.id]
                let worth = worths.worth(of: answer, to: question, in: attempt.attempt.revision)
                statistics[question.id, default: QuestionStatistics(question)].count(question, answer, worth)
            }
        }
        var seen: Set<ID<Question>> = []
        return order.compactMap { question in
            guard seen.insert(question.id).inserted, let one = statistics[question.id], one.asked > 0 else { return nil }
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
        choices = choice.keyed.map { key, option in
            Choice(key: key, html: option.textHTML, isRight: option.isRight && !question.isAtFault, count: 0)
        }
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
            for (key, option) in choice.keyed where chosen.contains(option.position) {
                add(key, html: option.textHTML, isRight: option.isRight && !question.isAtFault)
            }
        case (.typed(let text)?, .number), (.typed(let text)?, .text):
            let isRight = worth.isRight && !question.isAtFault
            add(Key(text: text, twins: 0), html: "<code>" + HTML.escape(text) + "</code>", isRight: isRight)
        case (nil, _), (.options?, _), (.typed?, .choice): break
        }
    }

    private mutating func add(_ key: Key, html: String, isRight: Bool) {
        if let index = choices.firstIndex(where: { $0.key == key }) {
            choices[index].count += 1
        } else {
            choices.append(Choice(key: key, html: html, isRight: isRight, count: 1))
        }
    }

    private var withMostTyped: QuestionStatistics {
        var statistics = self
        statistics.choices = Array(choices.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.prefix(Self.mostTyped))
        return statistics
    }
}

extension Choice {
    /// The options in their order, each with its key.
    fileprivate var keyed: [(QuestionStatistics.Key, Option)] {
        var seen: [String: Int] = [:]
        return options.map { option in
            let twins = seen[option.plainText, default: 0]
            seen[option.plainText] = twins + 1
            return (.init(text: option.plainText, twins: twins), option)
        }
    }
}
