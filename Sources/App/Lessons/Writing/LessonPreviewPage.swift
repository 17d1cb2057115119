import Markdown

/// A draft as readers will see it.
struct LessonPreviewPage: Page {
    static let template = "Lessons/lesson-preview"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let state: String
    let minutes: String
    let bodyHTML: String
    /// The mistakes that keep it from being published.
    let mistakes: [String]
    let hasMistakes: Bool
    let editHref: String
    let publishAction: String
    let version: Int

    init(frame: Frame, strings: Strings, editor: LessonInEditor, preview: LessonPreview, viewer: Viewer, now: Instant) {
        let lesson = editor.lesson
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = lesson.current.title
        state = WritingSentence.state(lesson, of: viewer, now: now, strings)
        minutes = strings("lessons.minutes", n: preview.minutes)
        bodyHTML = preview.html
        let lines = lesson.current.lines
        mistakes = preview.mistakes.map { WritingSentence.mistake($0, in: lines, strings) }
        hasMistakes = !mistakes.isEmpty
        editHref = WritingRoutes.edit(lesson.id)
        publishAction = WritingRoutes.publications(of: lesson.id)
        version = lesson.version
    }
}
