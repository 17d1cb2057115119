/// What the editor page of a lesson posts, with any of its buttons.
struct LessonDraftForm: DraftForm {
    let title: String?
    let text: String?
    let version: Int?
    let base: String?
    let insert: String?
    let resolve: String?

    var written: WrittenText { WrittenText(title: title ?? "", body: text ?? "") }

    /// The edit that was typed, with the chosen file inserted. An empty text means the present one.
    /// - Throws: `FormErrors` when it is too long. A text that is already too long may stay at its length.
    func edit(on editor: LessonInEditor) throws -> DraftEdit<TeacherLesson> {
        let text = text == nil ? editor.lesson.current : written.inserting(insert, among: editor.files)
        var errors = FormErrors()
        if text.title.utf16.count > WrittenText.longestTitle { errors.add("title", "write.title-long") }
        if text.length > max(WrittenText.longest, editor.lesson.current.length) { errors.add("text", "write.text-long") }
        try errors.check()
        return edit(text)
    }
}

extension WrittenText {
    /// The text with a file at its end; unchanged when there is no file with that name.
    fileprivate func inserting(_ name: String?, among files: [String: StoredFile]) -> WrittenText {
        guard let name, let markdown = files[name].flatMap({ FileMarkdown.text(name, $0.kind) }) else { return self }
        return WrittenText(title: title, body: body + "\n\n" + markdown)
    }
}
