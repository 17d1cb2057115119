import Foundation

/// What begins a lesson.
struct NewLessonForm: Decodable, Sendable {
    let title: String?
    /// Made with the page; says that a form sent twice is one.
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
