/// A question as one revision of a test asks it. Its texts are ready HTML.
struct Question: Sendable {
    let id: ID<Question>
    /// The small integer that the Web service speaks; never on a question page.
    let number: Int
    let topic: ID<Topic>?
    let points: Points
    /// The question itself, one line of inline HTML.
    let textHTML: String
    /// The same words without marks, for lists.
    let plainText: String
    /// What stands below it: paragraphs, code, pictures.
    let bodyHTML: String?
    let explanationHTML: String?
    let content: QuestionContent
}

/// The kinds of question, each with a file that reads, marks and prints it.
enum QuestionContent: Sendable {
    case choice(Choice)
}

/// What somebody answered. Unanswered is the absence of an answer.
enum Answer: Hashable, Sendable {
    /// Positions of the chosen options in the order of the test document, from 1.
    case options(Set<Int>)
}

extension Question {
    /// The share of the points that an answer is worth.
    func share(of answer: Answer) -> Share {
        switch (content, answer) {
        case (.choice(let choice), .options(let chosen)): choice.share(of: chosen)
        }
    }

    /// The answer as the log keeps it; "" stands for an answer that was taken back.
    static func stored(_ answer: Answer?) -> String {
        switch answer {
        case .options(let chosen): chosen.sorted().map(String.init).joined(separator: " ")
        case nil: ""
        }
    }

    /// Reads what the log keeps. Positions that the question does not have count as not chosen.
    func answer(stored: String) -> Answer? {
        switch content {
        case .choice(let choice):
            let chosen = Set(stored.split(separator: " ").compactMap { Int($0) }).intersection(choice.positions)
            return chosen.isEmpty ? nil : .options(chosen)
        }
    }
}
