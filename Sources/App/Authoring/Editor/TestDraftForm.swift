/// What the editor page of a test posts, with any of its buttons.
struct TestDraftForm: DraftForm {
    let text: String?
    let version: Int?
    let base: String?
    let insert: String?
    let resolve: String?
    /// The fingerprint of the warnings that were shown before a publication.
    let seen: String?
    /// Ticked to confirm that attempts may end at once.
    let ending: String?
    /// Ticked to set all extra times as the text says.
    let times: String?

    var consent: TestConsent { .init(seen: seen, evenEnding: ending != nil, takesTimes: times != nil) }

    /// The edit that was typed, with the chosen picture inserted. An empty text means the present one.
    /// - Throws: `FormErrors` when it is too long.
    func edit(on editor: TestInEditor) throws -> DraftEdit<TeacherAssessment> {
        let text = TestText.tidy(text.map { inserting(insert, into: $0, editor) } ?? editor.text)
        try TestText.requireShort(text)
        return edit(text)
    }

    private func inserting(_ name: String?, into text: String, _ editor: TestInEditor) -> String {
        guard let name, let markdown = editor.files[name].flatMap({ FileMarkdown.text(name, $0.kind) }) else { return text }
        return text + "\n\n" + markdown
    }
}

extension TestText {
    /// - Throws: `FormErrors` when a text is longer than an import accepts.
    static func requireShort(_ text: String) throws {
        guard text.utf8.count <= longest else { throw FormErrors(items: [.init(field: "text", key: "test-write.too-long")]) }
    }
}
