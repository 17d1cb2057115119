import Foundation

/// The answer to a save of a test's draft in the background, with all that is wrong in the text.
struct TestDraftNotice: Encodable, Sendable {
    struct Wrong: Encodable, Sendable {
        let line: Int?
        let text: String
    }

    /// In words, with the server's time.
    let saved: String
    /// Of the draft now; nil when nothing was saved.
    var version: Int?
    /// The revision that it began from.
    var base: String?
    /// How many mistakes there are, in words.
    var found: String?
    var mistakes: [Wrong]?

    /// Why nothing was saved.
    init(saved: String) {
        self.saved = saved
    }

    init(_ desk: TestDesk, _ mistakes: [Mistake], of viewer: Viewer, at now: Instant, _ strings: Strings) {
        saved = TestSentence.state(desk, of: viewer, now: now, strings)
        version = desk.test.version
        base = desk.test.base?.text ?? ""
        found = TestSentence.count(mistakes, strings)
        self.mistakes = mistakes.map { Wrong(line: $0.line, text: TestSentence.mistake($0, in: desk.text, strings)) }
    }

    var json: Data {
        get throws { try JSONEncoder().encode(self) }
    }
}
