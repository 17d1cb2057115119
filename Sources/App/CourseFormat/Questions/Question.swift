import Markdown

/// A question in one revision of a test. Its texts are HTML.
struct Question: Sendable {
    /// The part that comes from the revision. It is shared between copies, because each use of a test copies and shuffles all its
    /// questions.
    private final class Asked: Sendable {
        let id: ID<Question>
        /// The small integer that names the question in the Web service. It is not shown on question pages.
        let number: Int
        let topic: ID<Topic>?
        let points: Points
        /// The share of the points that a wrong answer loses.
        let penalty: Share
        /// The question itself, one line of inline HTML.
        let textHTML: String
        /// The question without Markdown, for lists.
        let plainText: String
        /// The text below the question: paragraphs, code, pictures.
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
    /// What determines its points besides the answer.
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

/// An answer. Unanswered means that there is none.
enum Answer: Hashable, Sendable {
    /// Positions of the chosen options in the order of the test document, from 1.
    case options(Set<Int>)
    /// A number or a short text, as it was typed, on one line.
    case typed(String)
}

extension Question {
    /// The share of the points that an answer earns. An answer to another kind of question earns nothing.
    func share(of answer: Answer) -> Share {
        switch (content, answer) {
        case (.choice(let choice), .options(let chosen)): choice.share(of: chosen)
        case (.number(let number), .typed(let typed)): number.share(of: typed)
        case (.text(let text), .typed(let typed)): text.share(of: typed)
        case (.choice, .typed), (.number, .options), (.text, .options): .none
        }
    }

    /// The points that an answer earns: nothing without an answer, fewer than 0 for a wrong one with a penalty; or as the ruling
    /// says.
    func earned(by answer: Answer?) -> Points { earned(for: verdict(on: answer)) }

    /// The same, where the share of an answer is known, see `verdict`.
    func earned(for verdict: Share?) -> Points {
        switch (ruling, verdict) {
        case (.everyone, _): points
        case (.points(let given), _): given
        case (.byAnswer, nil): .zero
        case (.byAnswer, let share?): share.isNone ? .zero - points * penalty : points * share
        }
    }

    /// The share of the points for an answer or for none; nil for a question that is unanswered and has no ruling.
    func verdict(on answer: Answer?) -> Share? {
        switch ruling {
        case .byAnswer: answer.map(share)
        case .everyone: .full
        case .points(let given): Share(given.thousandths, of: points.thousandths)
        }
    }

    /// Whether a picture occurs in the question or its options or, with `withExplanation`, in its explanation.
    func shows(picture address: String, withExplanation: Bool) -> Bool {
        let options = if case .choice(let choice) = content { choice.options.map(\.textHTML) } else { [String]() }
        let explanation = withExplanation ? explanationHTML : nil
        let source = "src=\"" + Markdown.escape(address) + "\""
        return ([textHTML, bodyHTML, explanation].compactMap { $0 } + options).contains { $0.contains(source) }
    }

    /// The answer as the log stores it; an empty text means that the answer was taken back.
    static func stored(_ answer: Answer?) -> String {
        switch answer {
        case .options(let chosen): chosen.sorted().map(String.init).joined(separator: " ")
        case .typed(let typed): typed
        case nil: ""
        }
    }

    /// Reads a stored answer. Positions that the question does not have are ignored.
    func answer(stored: String) -> Answer? {
        switch content {
        case .choice(let choice):
            let numbers = stored.utf8.split(separator: UInt8(ascii: " ")).compactMap { Int(Substring($0)) }
            let chosen = Set(numbers.filter { number in choice.options.contains { $0.position == number } })
            return chosen.isEmpty ? nil : .options(chosen)
        case .number, .text:
            return stored.isEmpty ? nil : .typed(stored)
        }
    }
}
