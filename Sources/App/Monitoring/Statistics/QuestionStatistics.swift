/// Statistics of a question over all its wordings: how often it was asked, how it was answered, and what its marks say.
struct QuestionStatistics: Sendable, Equatable {
    /// How often one option was chosen, or one text typed.
    struct Choice: Sendable, Equatable {
        let key: Key
        let html: String
        let isRight: Bool
        var count = 0
        /// By the best third of the attempts.
        var best = 0

        var text: String { key.text }
    }

    /// Identifies the same choice in different wordings of the question: its text, and the number of options with the same text
    /// before it.
    struct Key: Sendable, Hashable {
        let text: String
        let twins: Int
    }

    /// A third of the attempts, as far as the question was asked in them.
    struct Third: Sendable, Equatable {
        var asked = 0
        /// How many earned all its points.
        var correct = 0
    }

    let question: ID<Question>
    /// The newest wording.
    let textHTML: String
    let plainText: String
    /// Whether everyone has the points because it was faulty.
    let isAtFault: Bool
    /// Whether the choices are the question's options; otherwise they are typed texts, the most frequent first.
    let isChoice: Bool
    /// Whether one option is chosen of several.
    let isSingle: Bool
    let item: ItemStatistics
    /// The part that the question has in the differences between totals, in percent; nil where it has none of its own.
    let weight: Double?
    fileprivate(set) var asked = 0
    fileprivate(set) var correct = 0
    fileprivate(set) var partly = 0
    fileprivate(set) var incorrect = 0
    fileprivate(set) var unanswered = 0
    /// Of the best and of the worst third; none was asked where there are no thirds.
    fileprivate(set) var best = Third()
    fileprivate(set) var worst = Third()
    private var keys: [Key] = []
    private var counted: [Key: Choice] = [:]

    var choices: [Choice] { keys.compactMap { counted[$0] } }

    /// The most typed texts that are listed.
    static let mostTyped = 12
}

extension QuestionStatistics {
    /// The statistics of all questions that were asked in some attempts.
    /// - Parameter order: the questions of the newest revision, followed by those that only older revisions have.
    static func of(_ attempts: [AnsweredAttempt], order: [Question]) -> [QuestionStatistics] {
        TestStatistics(attempts, order: order).questions
    }

    init(_ question: Question, _ item: ItemStatistics, weight: Double?) {
        (self.question, self.item, self.weight) = (question.id, item, weight)
        (textHTML, plainText, isAtFault) = (question.textHTML, question.plainText, question.isAtFault)
        guard case .choice(let choice) = question.content else {
            (isChoice, isSingle) = (false, false)
            return
        }
        (isChoice, isSingle) = (true, !choice.isMultiple)
        for offered in choice.keyed(in: question) { offer(offered) }
    }

    /// - Parameter offered: the options of the wording that was asked.
    mutating func count(_ line: MarkedAttempt.Line, _ third: Thirds.Third?, offered: [OfferedOption]) {
        asked += 1
        switch line.worth.verdict {
        case nil: unanswered += 1
        case let share? where share.isFull: correct += 1
        case let share?:
            incorrect += 1
            if !share.isNone { partly += 1 }
        }
        let isCorrect = line.worth.verdict?.isFull ?? false
        switch third {
        case .best?: best.add(isCorrect)
        case .worst?: worst.add(isCorrect)
        case nil: break
        }
        switch (line.answer, line.question.content) {
        case (.options(let chosen)?, .choice):
            for option in offered where chosen.contains(option.position) { add(option, third) }
        case (.typed(let text)?, .number), (.typed(let text)?, .text):
            let isRight = line.worth.isRight && !line.question.isAtFault
            let key = Key(text: text, twins: 0)
            add(.init(key: key, position: 0, html: "<code>" + HTML.escape(text) + "</code>", isRight: isRight), third)
        case (nil, _), (.options?, _), (.typed?, .choice): break
        }
    }

    private mutating func offer(_ option: OfferedOption) {
        guard counted[option.key] == nil else { return }
        keys.append(option.key)
        counted[option.key] = Choice(key: option.key, html: option.html, isRight: option.isRight)
    }

    private mutating func add(_ option: OfferedOption, _ third: Thirds.Third?) {
        offer(option)
        counted[option.key]?.count += 1
        if third == .best { counted[option.key]?.best += 1 }
    }

    /// With the most frequent of the typed texts alone.
    var withMostTyped: QuestionStatistics {
        guard !isChoice else { return self }
        var statistics = self
        let sorted = choices.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        statistics.keys = sorted.prefix(Self.mostTyped).map(\.key)
        return statistics
    }
}

extension QuestionStatistics.Third {
    fileprivate mutating func add(_ isCorrect: Bool) {
        asked += 1
        correct += isCorrect ? 1 : 0
    }
}

/// An option of one wording of a question, or a typed text.
struct OfferedOption: Sendable {
    let key: QuestionStatistics.Key
    let position: Int
    let html: String
    let isRight: Bool
}

extension Choice {
    /// The options in their order, each with its key. Where everyone has the points, none is right.
    func keyed(in question: Question) -> [OfferedOption] {
        var seen: [String: Int] = [:]
        return options.map { option in
            let twins = seen[option.plainText, default: 0]
            seen[option.plainText] = twins + 1
            return OfferedOption(
                key: .init(text: option.plainText, twins: twins), position: option.position, html: option.textHTML,
                isRight: option.isRight && !question.isAtFault)
        }
    }
}
