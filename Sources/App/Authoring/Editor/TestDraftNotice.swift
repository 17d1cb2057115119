extension DraftNotice {
    /// The notice for the draft of a test, with all mistakes in the text.
    init(_ editor: TestInEditor, of viewer: Viewer, at now: Instant, _ strings: Strings) {
        let mistakes = CheckedTest(editor.text, on: editor, at: now).mistakes
        saved = TestSentence.state(editor, of: viewer, now: now, strings)
        version = editor.test.version
        base = editor.test.base?.text ?? ""
        found = TestSentence.count(mistakes, strings)
        let lines = TestText.lines(of: editor.text)
        self.mistakes = mistakes.map { Wrong(line: $0.line, text: TestSentence.mistake($0, in: lines, strings)) }
    }
}
