/// Two texts of a test: one's own, and the one that was saved or published meanwhile.
struct TestConflictPage: Page {
    static let template = "Authoring/test-conflict"

    let frame: Frame
    let contentLanguage: String
    let explanation: String
    let text: String
    let theirs: String
    /// From theirs to one's own.
    let linesHTML: [String]
    /// Of the draft that there is now, and what it or the other text began from.
    let version: Int
    let base: String?
    let action: String

    /// What was typed, beside what was saved meanwhile.
    init(
        frame: Frame, strings: Strings, test: TeacherAssessment, mine: String, theirs: String, viewer: Viewer, now: Instant
    ) {
        self.init(
            frame.titled(strings("form.error-prefix")), strings, test, base: test.base, mine: mine, theirs: theirs,
            explanation: Self.explanation(test, viewer, now, strings), action: TestWritingRoutes.draft(of: test.id))
    }

    /// The draft, beside what was published meanwhile.
    init(frame: Frame, strings: Strings, overtaken editor: TestInEditor, stored: String, now: Instant) {
        let time = editor.publishedAt.map { strings.formats.near($0, now: now) } ?? ""
        self.init(
            frame, strings, editor.test, base: editor.test.newest, mine: editor.text, theirs: stored,
            explanation: strings("conflict.published", ["time": time]), action: TestWritingRoutes.overtaking(of: editor.test.id))
    }

    private init(
        _ frame: Frame, _ strings: Strings, _ test: TeacherAssessment, base: ID<AssessmentRevision>?, mine: String,
        theirs: String, explanation: String, action: String
    ) {
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        self.explanation = explanation
        text = mine
        self.theirs = theirs
        // Without the lines of a title, which a test has in its text.
        linesHTML = Array(
            DifferenceLines.html(
                from: WrittenText(title: "", body: theirs).whole, to: WrittenText(title: "", body: mine).whole, strings
            ).drop(while: \.isEmpty))
        version = test.version
        self.base = base?.text
        self.action = action
    }

    /// Who saved the other text, and when.
    private static func explanation(
        _ test: TeacherAssessment, _ viewer: Viewer, _ now: Instant, _ strings: Strings
    ) -> String {
        guard let draft = test.draft else { return strings("test-conflict.published") }
        return DraftSentence.savedMeanwhile(draft, viewer: viewer, now: now, strings)
    }
}
