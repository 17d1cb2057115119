import Foundation

/// What the form for a new lesson posts.
struct NewLessonForm: Decodable, Sendable {
    let title: String?
    /// Made with the page; a form that is sent twice has the same id.
    let id: String?

    /// - Throws: `FormErrors` when there is no title.
    func lesson() throws -> NewLesson {
        var errors = FormErrors()
        let text = WrittenText(title: title ?? "", body: "")
        if text.title.isEmpty { errors.add("title", "write.title-missing") }
        if text.title.utf16.count > WrittenText.longestTitle { errors.add("title", "write.title-long") }
        guard let id, UUID(uuidString: id) != nil else {
            errors.add("title", "write.form-old")
            throw errors
        }
        try errors.check()
        return NewLesson(id: ID(text: id.lowercased()), title: text.title)
    }
}
