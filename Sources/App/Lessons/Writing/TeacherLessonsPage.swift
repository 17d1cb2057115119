/// The lessons of a course for those who write them.
struct TeacherLessonsPage: Page {
    static let template = "Lessons/teacher-lessons"

    struct Line: Sendable {
        let id: String
        let href: String
        let title: String
        let topic: String?
        let state: String
        let saved: String?
        /// How many students have opened and read it; nil for what is not published, and where nobody studies the course.
        let readers: String?
        let up: String
        let down: String
        let isFirst: Bool
        let isLast: Bool
    }

    struct Removed: Sendable {
        let title: String
        let when: String
        let action: String
        let button: String
    }

    let frame: Frame
    let contentLanguage: String
    let errors: ErrorSummary?
    let titleError: String?
    /// The title as it was typed.
    let title: String
    let action: String
    /// The id of a new lesson, so that a form that is sent twice makes one lesson.
    let formID: String
    let orderAction: String
    let lessons: [Line]
    let isEmpty: Bool
    let canMove: Bool
    let places: [Int]
    let removed: [Removed]
    let hasRemoved: Bool

    init(
        frame: Frame, strings: Strings, list: LessonListStore.List, viewer: Viewer, formID: String, typed: NewLessonForm? = nil,
        errors: FormErrors? = nil, now: Instant
    ) {
        let course = list.course.course
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        contentLanguage = course.language.rawValue
        self.errors = ErrorSummary(errors, strings)
        titleError = errors?.first("title", strings)
        title = typed?.title ?? ""
        action = WritingRoutes.lessons(of: course.id)
        self.formID = formID
        orderAction = WritingRoutes.order(of: course.id)
        lessons = list.lessons.enumerated().map { index, lesson in
            Self.line(lesson, isFirst: index == 0, isLast: index == list.lessons.count - 1, list, viewer, now, strings)
        }
        isEmpty = lessons.isEmpty
        canMove = lessons.count > 2
        places = Array(1...max(1, lessons.count))
        removed = list.removed.map { lesson in
            let title = WritingSentence.title(lesson.current, strings)
            return Removed(
                title: title,
                when: lesson.removedAt.map { strings("write.removed-on", ["day": strings.formats.day($0)]) } ?? "",
                action: WritingRoutes.removalEndings(of: lesson.id), button: strings("write.put-back-title", ["title": title]))
        }
        hasRemoved = !removed.isEmpty
    }

    private static func line(
        _ lesson: TeacherLesson, isFirst: Bool, isLast: Bool, _ list: LessonListStore.List, _ viewer: Viewer, _ now: Instant,
        _ strings: Strings
    ) -> Line {
        let title = WritingSentence.title(lesson.current, strings)
        return Line(
            id: lesson.id.text, href: WritingRoutes.edit(lesson.id), title: title,
            topic: lesson.topic.map { list.topics.path(to: $0).map(\.title).joined(separator: " / ") },
            state: WritingSentence.published(lesson, now: now, strings),
            saved: WritingSentence.saved(lesson, of: viewer, now: now, strings),
            readers: lesson.shown.flatMap { _ in (list.readings[lesson.id] ?? list.unopened).text(strings) },
            up: strings("write.up", ["title": title]),
            down: strings("write.down", ["title": title]), isFirst: isFirst, isLast: isLast)
    }
}
