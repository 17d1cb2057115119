/// Shows the warnings before a test is published, for a new final also all that holds for it, and asks for confirmation.
struct TestWarningsPage: Page {
    static let template = "Authoring/test-warnings"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let warnings: [String]
    let hasWarnings: Bool
    /// What is looked at before a final is published for the first time.
    let checks: [TestChecklist.Line]
    let hasChecks: Bool
    /// Attempts that would end at once; nil when there are none.
    let ending: String?
    /// Whether the page offers to set the extra times as the text says, and whether that was chosen.
    let offersTimes: Bool
    let takesTimes: Bool
    let action: String
    /// The version of the draft that is published.
    let version: Int
    /// The fingerprint of the warnings shown.
    let seen: String?
    let editHref: String

    init(
        frame: Frame, strings: Strings, editor: TestInEditor, warnings: [TestWarning], checks: [TestChecklist.Line] = [],
        seen: String?, ending: [DeadlineMove] = [],
        takesTimes: Bool = false
    ) {
        self.frame = frame
        contentLanguage = editor.test.course.course.language.rawValue
        title = TestSentence.title(editor.test, strings)
        self.warnings = warnings.map { $0.words(strings) }
        hasWarnings = !warnings.isEmpty || !ending.isEmpty
        self.checks = checks
        hasChecks = !checks.isEmpty
        self.ending = ending.isEmpty ? nil : strings("test-warning.ending", n: ending.count)
        offersTimes = takesTimes || warnings.contains(where: \.isAboutKeptTime)
        self.takesTimes = takesTimes
        action = TestWritingRoutes.publications(of: editor.test.id)
        version = editor.test.version
        self.seen = seen
        editHref = TestWritingRoutes.edit(editor.test.id)
    }
}
