extension DraftNotice {
    /// Of the draft of a test, with all that is wrong in the text.
    init(_ desk: TestDesk, of viewer: Viewer, at now: Instant, _ strings: Strings) {
        let mistakes = CheckedTest(desk.text, on: desk, at: now).mistakes
        saved = TestSentence.state(desk, of: viewer, now: now, strings)
        version = desk.test.version
        base = desk.test.base?.text ?? ""
        found = TestSentence.count(mistakes, strings)
        let lines = TestText.lines(of: desk.text)
        self.mistakes = mistakes.map { Wrong(line: $0.line, text: TestSentence.mistake($0, in: lines, strings)) }
    }
}
