/// An earlier text of a lesson, and how it differs from the present one.
struct RevisionPage: Page {
    static let template = "Lessons/revision"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let made: String
    let events: [String]
    /// From this text to the present one, line by line.
    let linesHTML: [String]
    let isSame: Bool
    let body: String
    let revision: String
    /// Makes it the draft again; nil when the draft has the same text.
    let restoreAction: String?

    init(frame: Frame, strings: Strings, lesson: TeacherLesson, past: PastText, now: Instant) {
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = past.text.title
        made = RevisionSentence.made(past, now: now, strings)
        events = RevisionSentence.events(past, now: now, strings)
        linesHTML = DifferenceLines.html(from: past.text.whole, to: lesson.current.whole, strings)
        isSame = linesHTML.isEmpty
        body = past.text.body
        revision = past.id.text
        restoreAction = isSame ? nil : HistoryRoutes.restorations(of: lesson.id)
    }
}
