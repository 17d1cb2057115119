/// The start of a preview: the test's start page as students see it, or why there is no preview.
struct TestPreviewPage: Page {
    static let template = "Authoring/test-preview"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let course: String
    let details: String
    let introductionHTML: String?
    let rules: [String]
    let code: String?
    let startAction: String?
    let startText: String
    let mistakes: [String]
    let editHref: String

    init(frame: Frame, strings: Strings, editor: TestInEditor, preview: TestPreview?, mistakes: [Mistake]) {
        self.frame = frame
        contentLanguage = editor.test.course.course.language.rawValue
        title = preview?.revision.title ?? TestSentence.title(editor.test, strings)
        course = editor.test.course.course.title
        details = preview.map { TestRow.details($0.assessment, strings) } ?? ""
        introductionHTML = preview?.revision.introductionHTML
        rules = preview.map { TestRules.sentences($0.assessment, $0.revision, strings) } ?? []
        code = preview?.draft.rules.code.map { strings("trial.code", ["code": $0.text]) }
        startAction = preview.map { TestPreviewRoutes.preview(of: $0.test) }
        startText = preview?.draft.kind == .final ? strings("test.start") : strings("test.start-quiz")
        let lines = TestText.lines(of: editor.text)
        self.mistakes = mistakes.map { TestSentence.mistake($0, in: lines, strings) }
        editHref = TestWritingRoutes.edit(editor.test.id)
    }
}
