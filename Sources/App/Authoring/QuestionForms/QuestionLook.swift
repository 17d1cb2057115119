import Markdown

/// A question of a form as students will see it, with what is typed so far.
struct QuestionLook: Sendable {
    struct Option: Sendable {
        let optionHTML: String
        let isRight: Bool
    }

    let textHTML: String
    let bodyHTML: String?
    let options: [Option]
    let isMultiple: Bool
    /// Whether the answer is typed.
    let isTyped: Bool

    private static let longest = 20_000

    /// Nil while nothing of it can be shown.
    init?(_ form: QuestionForm, in editor: TestInEditor) {
        let kind = form.kind.flatMap(QuestionKind.init) ?? .single
        guard let text = Self.inline(form.text) else { return nil }
        textHTML = text
        bodyHTML = Self.short(form.body).flatMap { body in
            try? Markdown.html(body, rules: .newest) { Self.picture($0, in: editor) }
        }
        let ticked = form.ticked
        options =
            kind.hasOptions
            ? (form.option ?? []).prefix(100).enumerated().compactMap { index, option in
                Self.block(option, in: editor).map { Option(optionHTML: $0, isRight: ticked.contains(index)) }
            } : []
        isMultiple = kind == .multiple
        isTyped = !kind.hasOptions
    }

    private static func inline(_ text: String?) -> String? {
        guard let html = short(text).flatMap({ try? Markdown.inlineHTML($0, rules: .newest) }), !html.isEmpty else { return nil }
        return html
    }

    private static func block(_ text: String, in editor: TestInEditor) -> String? {
        short(text).flatMap { text in try? Markdown.html(text, rules: .newest) { picture($0, in: editor) } }
    }

    /// A text that is not empty and not longer than a question may be.
    private static func short(_ text: String?) -> String? {
        guard let text, text.utf8.count <= longest, !text.allSatisfy(\.isWhitespace) else { return nil }
        return TestText.tidy(text)
    }

    private static func picture(_ name: String, in editor: TestInEditor) -> Picture? {
        guard case .picture(let file) = editor.source.find(name) else { return nil }
        return Picture(address: TestPreviewRoutes.picture(name, of: editor.test.id), width: file.width, height: file.height)
    }
}
