import Markdown

/// Asks for confirmation before a question is removed from a test's text, and shows it as students see it.
struct QuestionRemovalPage: Page {
    static let template = "Authoring/question-removal"

    let frame: Frame
    let contentLanguage: String
    let number: String
    let textHTML: String
    let bodyHTML: String?
    let action: String
    let version: Int
    let base: String?

    init(frame: Frame, strings: Strings, sectioned: SectionedTest, place: TestSections.Place) {
        let (test, draft) = (sectioned.test, sectioned.written(place)?.draft)
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        number = strings("compose.question", ["n": strings.formats.number(place.number)])
        let text = draft.flatMap { try? Markdown.inlineHTML($0.text, rules: .newest) } ?? ""
        textHTML = text.isEmpty ? HTML.escape(strings("write.untitled")) : text
        let body = draft?.body.flatMap { body in
            try? Markdown.html(body, rules: .newest) { Self.picture($0, in: sectioned.editor) }
        }
        // Of a question that cannot be read, the text as it is written says which one it is.
        bodyHTML = text.isEmpty ? "<pre tabindex=\"0\">\(HTML.escape(TestText.tidy(place.text)))</pre>" : body
        action = QuestionFormRoutes.removal(of: place.number, in: test.id)
        version = test.version
        base = test.base?.text
    }

    private static func picture(_ name: String, in editor: TestInEditor) -> Picture? {
        guard case .picture(let file) = editor.source.find(name) else { return nil }
        return Picture(address: TestPreviewRoutes.picture(name, of: editor.test.id), width: file.width, height: file.height)
    }
}
