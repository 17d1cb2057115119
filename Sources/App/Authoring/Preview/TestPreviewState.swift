import Foundation

/// The state of a preview. It is stored only in the addresses of the pages.
struct TestPreviewState: Codable, Sendable, Equatable {
    /// The version of the draft that the preview began with.
    var version: Int
    /// Determines which questions are drawn, and the order of the questions and of their options.
    var seed: Int64
    /// When it began, in milliseconds.
    var started: Int64
    /// Keyed by the number of the question, as the log of an attempt would store the answers.
    var answers: [String: String] = [:]
    var flagged: [Int] = []
    /// What was typed and is no answer, by the number of the question; nil where there is none.
    var unreadable: [String: String]?

    private enum CodingKeys: String, CodingKey {
        case version = "v"
        case seed = "s"
        case started = "t"
        case answers = "a"
        case flagged = "f"
        case unreadable = "u"
    }

    /// The longest address, in bytes, that browsers and servers accept.
    static let longest = 6000

    init(version: Int, seed: Int64, started: Int64) {
        (self.version, self.seed, self.started) = (version, seed, started)
    }

    /// Nil when no page of a preview can have written the text. A start time that is ahead by less than a day is accepted,
    /// because a clock may be set back.
    init?(text: String?, at now: Instant) {
        guard let text, text.utf8.count <= Self.longest, let data = Base64URL.decode(text),
            let state = try? JSONDecoder().decode(TestPreviewState.self, from: data),
            (1...(now + .days(1)).milliseconds).contains(state.started)
        else { return nil }
        self = state
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Base64URL.encode) ?? ""
    }

    /// The state with another answer to a question.
    func with(_ answer: StoredAnswer, isFlagged: Bool, at number: Int) -> TestPreviewState {
        var state = self
        state.answers["\(number)"] = answer.value.isEmpty ? nil : answer.value
        var unreadable = unreadable ?? [:]
        unreadable["\(number)"] = answer.unreadable
        state.unreadable = unreadable.isEmpty ? nil : unreadable
        state.flagged.removeAll { $0 == number }
        if isFlagged { state.flagged.append(number) }
        return state
    }
}
