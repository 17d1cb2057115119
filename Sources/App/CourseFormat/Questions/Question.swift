import Markdown

/// A question as one revision of a test asks it. Its texts are ready HTML.
struct Question: Sendable {
    /// As the revision has it. Shared: every look at a test copies and shuffles all of its questions.
    private final class Asked: Sendable {
        let id: ID<Question>
        /// The small integer that the Web service speaks; never on a question page.
        let number: Int
        let topic: ID<Topic>?
        let points: Points
        /// The share of the points that a wrong answer takes away.
        let penalty: Share
        /// The question itself, one line of inline HTML.
        let textHTML: String
        /// The same words without marks, for lists.
        let plainText: String
        /// What stands below it: paragraphs, code, pictures.
        let bodyHTML: String?
        let explanationHTML: String?
        let content: QuestionContent

        init(
            id: ID<Question>, number: Int, topic: ID<Topic>?, points: Points, penalty: Share, textHTML: String, plainText: String,
            bodyHTML: String?, explanationHTML: String?, content: QuestionContent
        ) {
            (self.id, self.number, self.topic) = (id, number, topic)
            (self.points, self.penalty) = (points, penalty)
            (self.textHTML, self.plainText) = (textHTML, plainText)
            (self.bodyHTML, self.explanationHTML) = (bodyHTML, explanationHTML)
            self.content = content
        }
    }

    private let asked: Asked
    /// What else than the answer decides about its points.
    var ruling: Ruling

    init(
        id: ID<Question>, number: Int, topic: ID<Topic>?, points: Points, penalty: Share, textHTML: String, plainText: String,
        bodyHTML: String?, explanationHTML: String?, content: QuestionContent, ruling: Ruling = .byAnswer
    ) {
        asked = Asked(
            id: id, number: number, topic: topic, points: points, penalty: penalty, textHTML: textHTML, plainText: plainText,
            bodyHTML: bodyHTML, explanationHTML: explanationHTML, content: content)
        self.ruling = ruling
    }

    var id: ID<Question> { asked.id }
    var number: Int { asked.number }
    var topic: ID<Topic>? { asked.topic }
    var points: Points { asked.points }
    var penalty: Share { asked.penalty }
    var textHTML: String { asked.textHTML }
    var plainText: String { asked.plainText }
    var bodyHTML: String? { asked.bodyHTML }
    var explanationHTML: String? { asked.explanationHTML }
    var content: QuestionContent { asked.content }
}

/// The kinds of question, each with a file that reads, marks and prints it.
enum QuestionContent: Sendable {
    case choice(Choice)
    case number(NumberQuestion)
    case text(TextQuestion)
}

/// What somebody answered. Unanswered is the absence of an answer.
enum Answer: Hashable, Sendable {
    /// Positions of the chosen options in the order of the test document, from 1.
    case options(Set<Int>)
    /// A number or a short text, as it was typed, on one line.
    case typed(String)
}

extension Question {
    /// The share of the points that an answer is worth. An answer of another kind is worth nothing.
    func share(of answer: Answer) -> Share {
        switch (content, answer) {
        case (.choice(let choice), .options(let chosen)): choice.share(of: chosen)
        case (.number(let number), .typed(let typed)): number.share(of: typed)
        case (.text(let text), .typed(let typed)): text.share(of: typed)
        case (.choice, .typed), (.number, .options), (.text, .options): .none
        }
    }

    /// The points that an answer earns: nothing for none, less than nothing for a wrong one with a penalty; or what was ruled.
    func earned(by answer: Answer?) -> Points {
        switch (ruling, answer) {
        case (.everyone, _): return points
        case (.points(let given), _): return given
        case (.byAnswer, nil): return .zero
        case (.byAnswer, let answer?):
            let share = share(of: answer)
            return share.isNone ? .zero - points * penalty : points * share
        }
    }

    /// The share of the points that counts for an answer or for none; nil for a question without an answer about which nothing was ruled.
    func verdict(on answer: Answer?) -> Share? {
        switch ruling {
        case .byAnswer: answer.map(share)
        case .everyone: .full
        case .points(let given): Share(given.thousandths, of: points.thousandths)
        }
    }

    /// Whether a picture stands in it or its options, or, where that may be seen, in its explanation.
    func shows(picture address: String, withExplanation: Bool) -> Bool {
        let options = if case .choice(let choice) = content { choice.options.map(\.textHTML) } else { [String]() }
        let explanation = withExplanation ? explanationHTML : nil
        let source = "src=\"" + Markdown.escape(address) + "\""
        return ([textHTML, bodyHTML, explanation].compactMap { $0 } + options).contains { $0.contains(source) }
    }

    /// The answer as the log keeps it; "" stands for an answer that was taken back.
    static func stored(_ answer: Answer?) -> String {
        switch answer {
        case .options(let chosen): chosen.sorted().map(String.init).joined(separator: " ")
        case .typed(let typed): typed
        case nil: ""
        }
    }

    /// Reads what the log keeps. Positions that the question does not have count as not chosen.
    func answer(stored: String) -> Answer? {
        switch content {
        case .choice(let choice):
            let chosen = Set(stored.split(separator: " ").compactMap { Int($0) }).intersection(choice.positions)
            return chosen.isEmpty ? nil : .options(chosen)
        case .number, .text:
            return stored.isEmpty ? nil : .typed(stored)
        }
    }
}
