/// What the editor's page of a test posts, whichever of its buttons was pressed.
struct TestDraftForm: Decodable, Sendable {
    let text: String?
    let version: Int?
    let base: String?
    /// The name of a file of the course, a picture to be put at the end of the text.
    let insert: String?
    /// Which text stays, after a conflict.
    let resolve: String?
    /// The fingerprint of the warnings that were shown before a publication.
    let seen: String?
    /// Confirmed: even if attempts end at once.
    let ending: String?
    /// Chosen: extra times as the text says.
    let times: String?

    var consent: TestPublishingStore.Consent { .init(seen: seen, evenEnding: ending != nil, takesTimes: times != nil) }
    var resolution: DraftEdit.Resolution? { resolve.flatMap(DraftEdit.Resolution.init) }

    /// What was written, with the picture in it that is to be inserted; nothing written is what is there.
    /// - Throws: `FormErrors` when it is too long.
    func edit(on editor: TestInEditor) throws -> TestDraftEdit {
        let edit = TestDraftEdit(
            text: text.map { inserting(insert, into: $0, editor) } ?? editor.text, version: version ?? 0,
            base: base.flatMap { $0.isEmpty ? nil : ID<AssessmentRevision>(text: $0) }, resolution: resolution)
        guard edit.text.utf8.count <= TestText.longest else {
            throw FormErrors(items: [.init(field: "text", key: "test-write.too-long")])
        }
        return edit
    }

    private func inserting(_ name: String?, into text: String, _ editor: TestInEditor) -> String {
        guard let name, let markdown = editor.files[name].flatMap({ FileMarkdown.text(name, $0.kind) }) else { return text }
        return text + "\n\n" + markdown
    }
}
