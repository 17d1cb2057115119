import Foundation

/// A draft as readers will see it, with the mistakes in it.
struct LessonPreview: Sendable {
    let html: String
    let minutes: Int
    let mistakes: [Mistake]

    /// - Parameter strings: in the language of the course.
    init(_ editor: LessonInEditor, strings: Strings) {
        let text = editor.lesson.current
        let checked = CheckedText(text, files: editor.files, lessons: editor.keys)
        mistakes = checked.mistakes
        minutes = Lesson.minutes(words: checked.wordCount)
        do {
            html = try LessonText(
                text.body, rules: .newest, files: editor.files, lessons: editor.lessons, strings: strings
            ) { digest, name in
                UploadRoutes.file(digest, named: name, of: editor.lesson.course.course.id)
            }.article.html
        } catch {
            // The text is too long or has too much of something, which the mistakes report.
            html = ""
        }
    }
}
