import Foundation

/// How far somebody is who tries a test out. It is kept nowhere but in the addresses of the pages.
struct TestPreviewState: Codable, Sendable, Equatable {
    /// Of the draft that it began with.
    var version: Int
    /// Decides which questions are drawn, their order, and the order of their options.
    var seed: Int64
    /// When it began, in milliseconds.
    var started: Int64
    /// By the number of the question, as the log of an attempt would keep them.
    var answers: [String: String] = [:]
    var flagged: [Int] = []

    private enum CodingKeys: String, CodingKey {
        case version = "v"
        case seed = "s"
        case started = "t"
        case answers = "a"
        case flagged = "f"
    }

    /// Longest address, in bytes: browsers and servers on the way take that much.
    static let longest = 6000

    init(version: Int, seed: Int64, started: Int64) {
        (self.version, self.seed, self.started) = (version, seed, started)
    }

    /// Nil for anything that no page of a trial says, a clock that was set back by less than a day aside.
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

    /// The same with an answer, or none, to a question.
    func with(_ answer: Answer?, isFlagged: Bool, at number: Int) -> TestPreviewState {
        var state = self
        state.answers["\(number)"] = answer.map { Question.stored($0) }
        state.flagged.removeAll { $0 == number }
        if isFlagged { state.flagged.append(number) }
        return state
    }
}
