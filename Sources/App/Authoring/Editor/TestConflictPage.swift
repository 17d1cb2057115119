/// Shows two texts of a test: the person's own, and the one that was saved or published meanwhile.
struct TestConflictPage: Page {
    static let template = "Authoring/test-conflict"

    let frame: Frame
    let contentLanguage: String
    let explanation: String
    let text: String
    let theirs: String
    /// The differences, from the other text to the own one.
    let linesHTML: [String]
    /// The version of the present draft, and the revision that it or the other text is based on.
    let version: Int
    let base: String?
    let action: String

    /// For a typed text, when another was saved meanwhile.
    init(
        frame: Frame, strings: Strings, test: TeacherAssessment, mine: String, theirs: String, viewer: Viewer, now: Instant
    ) {
        self.init(
            frame.titled(strings("form.error-prefix")), strings, test, base: test.base, mine: mine, theirs: theirs,
            explanation: Self.explanation(test, viewer, now, strings), action: TestWritingRoutes.draft(of: test.id))
    }

    /// For a draft, when another text was published meanwhile.
    init(frame: Frame, strings: Strings, overtaken editor: TestInEditor, stored: String, now: Instant) {
        let explanation =
            editor.publishedAt.map { strings("conflict.published", ["time": strings.formats.atNear($0, now: now)]) }
            ?? strings("test-conflict.published")
        self.init(
            frame, strings, editor.test, base: editor.test.newest, mine: editor.text, theirs: stored,
            explanation: explanation, action: TestWritingRoutes.overtaking(of: editor.test.id))
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
        // The comparison leaves out the title, which is part of a test's text.
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
