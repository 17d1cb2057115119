/// The texts of a lesson, the newest first.
struct RevisionsPage: Page {
    static let template = "Lessons/revisions"

    struct Line: Sendable {
        let href: String
        let number: String
        let made: String
        let events: [String]
        /// Whether readers see it at present.
        let isShown: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let editHref: String
    let state: String
    let revisions: [Line]
    let isEmpty: Bool

    init(frame: Frame, strings: Strings, history: LessonHistory, viewer: Viewer, now: Instant) {
        let lesson = history.lesson
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = WritingSentence.title(lesson.current, strings)
        editHref = WritingRoutes.edit(lesson.id)
        state = WritingSentence.state(lesson, of: viewer, now: now, strings)
        revisions = history.texts.map { text in
            Line(
                href: HistoryRoutes.revision(text.id, of: lesson.id),
                number: strings("revision.number", ["number": strings.formats.number(text.number)]),
                made: RevisionSentence.made(text, now: now, strings), events: RevisionSentence.events(text, now: now, strings),
                isShown: text.id == lesson.shown?.id)
        }
        isEmpty = revisions.isEmpty
    }
}
