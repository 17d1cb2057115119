/// Shows two texts: the one that the person typed, and the one that was saved meanwhile.
struct LessonConflictPage: Page {
    static let template = "Lessons/lesson-conflict"

    let frame: Frame
    let contentLanguage: String
    let explanation: String
    let title: String
    let text: String
    let theirTitle: String
    let theirText: String
    /// The differences, from the other text to the own one.
    let linesHTML: [String]
    /// The version of the draft that was saved meanwhile.
    let version: Int
    let base: String?
    let action: String

    init(frame: Frame, strings: Strings, lesson: TeacherLesson, mine: WrittenText, viewer: Viewer, now: Instant) {
        self.frame = frame.titled(strings("form.error-prefix"))
        contentLanguage = lesson.course.course.language.rawValue
        explanation = Self.explanation(lesson, viewer, now, strings)
        title = mine.title
        text = mine.body
        theirTitle = lesson.current.title
        theirText = lesson.current.body
        linesHTML = DifferenceLines.html(from: lesson.current.whole, to: mine.whole, strings)
        version = lesson.version
        base = lesson.base?.text
        action = WritingRoutes.draft(of: lesson.id)
    }

    /// Who saved the other text, and when; or when it was published, if it is not a draft.
    private static func explanation(_ lesson: TeacherLesson, _ viewer: Viewer, _ now: Instant, _ strings: Strings) -> String {
        if let draft = lesson.draft, draft.text == lesson.current {
            return DraftSentence.savedMeanwhile(draft, viewer: viewer, now: now, strings)
        }
        guard let shown = lesson.shown else { return strings("test-conflict.published") }
        return strings("conflict.published", ["time": strings.formats.atNear(shown.publishedAt, now: now)])
    }
}
