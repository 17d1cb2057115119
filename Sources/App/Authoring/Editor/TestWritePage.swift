/// The editor of a test's text.
struct TestWritePage: Page {
    static let template = "Authoring/test-write"

    /// A mistake, with its line in the text, to which the script leads.
    struct Wrong: Sendable {
        let line: Int?
        let message: String
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let state: String
    let wrong: [Wrong]
    let hasWrong: Bool
    let textError: String?
    let overtaken: Frame.Link?
    /// Restores a removed test.
    let putBackAction: String?
    let text: String
    let version: Int
    let base: String?
    let draftAction: String
    /// The name under which the device keeps the text; it depends on the person.
    let deviceKey: String
    let checkAction: String
    let publishAction: String
    /// The address to which the script uploads files.
    let filesAction: String
    let limit: String
    let files: [LessonWritePage.File]
    let hasFiles: Bool
    let rows: [Frame.Link]

    /// - Parameter sent: a typed text that was not saved. It continues from the draft that its author saw.
    init(
        frame: Frame, strings: Strings, editor: TestInEditor, viewer: Viewer, sent: TestDraftForm? = nil,
        errors: FormErrors? = nil,
        mistakes: [Mistake] = [], now: Instant
    ) {
        let test = editor.test
        let written = sent?.text.map(TestText.tidy) ?? editor.text
        let lines = TestText.lines(of: written)
        wrong =
            (errors?.items ?? []).map { Wrong(line: nil, message: strings($0.key)) }
            + mistakes.map { Wrong(line: $0.line, message: TestSentence.mistake($0, in: lines, strings)) }
        hasWrong = !wrong.isEmpty
        self.frame = hasWrong ? frame.titled(strings("form.error-prefix")) : frame
        contentLanguage = test.course.course.language.rawValue
        title = TestSentence.title(test, strings)
        state = TestSentence.state(editor, of: viewer, now: now, strings)
        textError = errors?.first("text", strings)
        overtaken =
            test.isOvertaken
            ? Frame.Link(href: TestWritingRoutes.overtaking(of: test.id), text: strings("write.overtaken-link")) : nil
        putBackAction = test.removedAt.map { _ in TestWritingRoutes.removalEndings(of: test.id) }
        text = written
        version = sent.map { $0.version ?? 0 } ?? test.version
        base = sent == nil ? test.base?.text : sent?.base
        draftAction = TestWritingRoutes.draft(of: test.id)
        deviceKey = viewer.deviceKey
        checkAction = TestWritingRoutes.checks(of: test.id)
        publishAction = TestWritingRoutes.publications(of: test.id)
        filesAction = UploadRoutes.files(of: test.course.course.id)
        limit = strings("test-write.how")
        files = Self.files(editor, strings)
        hasFiles = !files.isEmpty
        rows = [
            .init(href: QuestionFormRoutes.questions(of: test.id), text: strings("compose.title")),
            .init(href: TestWritingRoutes.settings(of: test.id), text: strings("test-settings.title")),
            .init(href: TestPreviewRoutes.preview(of: test.id), text: strings("trial.title")),
        ]
    }

    /// The pictures of the course that a test may show.
    private static func files(_ editor: TestInEditor, _ strings: Strings) -> [LessonWritePage.File] {
        let types: Set = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]
        let fit = editor.files.filter { types.contains($0.value.contentType) && $0.value.size <= PictureFile.longest }
        return fit.sorted { $0.key < $1.key }.compactMap { name, file in
            FileMarkdown.text(name, file.kind).map { markdown in
                LessonWritePage.File(
                    name: name, details: FileWords.details(name, size: file.size, strings),
                    button: strings("write.insert-file", ["name": name]), markdown: markdown)
            }
        }
    }
}
