import Foundation

/// A draft turned into what readers will see, and what is wrong with it.
struct LessonPreview: Sendable {
    let html: String
    let minutes: Int
    let mistakes: [Mistake]

    /// - Parameter strings: in the language of the course.
    init(_ desk: LessonDraftStore.Desk, strings: Strings) {
        let text = desk.lesson.current
        let checked = CheckedText(text, files: desk.files, lessons: desk.keys)
        mistakes = checked.mistakes
        minutes = Lesson.minutes(words: checked.wordCount)
        do {
            html = try LessonText(text.body, files: desk.files, lessons: desk.lessons, strings: strings) { digest, name in
                UploadRoutes.file(digest, named: name, of: desk.lesson.course.course.id)
            }.article.html
        } catch {
            // Too long, or nested too deeply: that stands among the mistakes.
            html = ""
        }
    }
}
