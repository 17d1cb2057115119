/// What a line of an answer log stores: an answer, none, or a text that is no answer to its question. That text is kept and shown
/// again; it counts as no answer.
struct StoredAnswer: Sendable, Equatable {
    /// As `Question.stored` writes it; an empty text means that there is no answer.
    let value: String
    /// What was typed for a number and is none; nil otherwise.
    let unreadable: String?

    static let nothing = StoredAnswer(value: "", unreadable: nil)

    /// In one text, which is different for different answers.
    var said: String { unreadable.map { "~" + $0 } ?? "=" + value }

    /// Whether there is an answer, as far as a log tells.
    var standing: AnswerState { unreadable != nil ? .unreadable : value.isEmpty ? .unanswered : .answered }
}

extension StoredAnswer {
    init(_ answer: Answer?) {
        self.init(value: Question.stored(answer), unreadable: nil)
    }

    init(unreadable: String) {
        self.init(value: "", unreadable: unreadable)
    }
}

/// How a question of an attempt stands.
enum AnswerState: UInt8, Sendable {
    case unanswered
    case answered
    /// What was typed is no answer to it, and counts as none.
    case unreadable
}
