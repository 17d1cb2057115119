import Markdown

/// The page of a lesson: contents, text, and links to the next steps.
struct LessonPage: Page {
    static let template = "Lessons/lesson"

    struct Entry: Equatable, Sendable {
        let href: String
        let textHTML: String
        let isSub: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// The course, and the time that the lesson takes.
    let course: String
    let topic: Frame.Link?
    let details: String
    let contents: [Entry]
    let hasContents: Bool
    let bodyHTML: String
    /// Says that the lesson was read; nil until then.
    let readText: String?
    /// Starts the quiz at the end of the lesson.
    let quizAction: String?
    let quizTitle: String?
    /// How often the quiz may be taken, when that is limited.
    let quizLimit: String?
    /// Stores that the lesson was read, and leads to the next one.
    let readAction: String?
    let readButton: String?
    let previous: Frame.Link?
    let next: Frame.Link?
    let hasNeighbours: Bool
    /// The address to share, for a lesson for everyone; nil for any other.
    let shareAddress: String?
    /// The link to sign in, for a reader without a session.
    let signInHref: String?
    let hasScript: Bool

    init(frame: Frame, strings: Strings, details: LessonStore.Details, address: String) {
        let (lesson, article) = (details.lesson, details.text.article)
        self.frame = frame
        contentLanguage = details.course.language.rawValue
        title = lesson.title
        course = details.course.title
        topic = Self.topic(details)
        self.details = strings("lessons.minutes", n: lesson.minutes)
        contents = article.headings.filter { $0.level <= 3 }.map { heading in
            Entry(href: "#" + heading.anchor, textHTML: heading.textHTML, isSub: heading.level > 2)
        }
        hasContents = contents.count > 2
        bodyHTML = article.html
        let isRead = details.isEnrolled && details.state.isRead
        readText = isRead ? Self.readSentence(details.state, strings) : nil
        quizAction = details.quiz.map { _ in LessonRoutes.attempts(after: lesson.id) }
        quizTitle = details.quiz?.title
        quizLimit = details.quiz?.policy.allowed.map { strings("test.rule-quiz-attempts", n: $0) }
        readAction = details.isEnrolled && !isRead ? LessonRoutes.readings(of: lesson.id) : nil
        readButton = readAction.map { _ in
            strings(details.progress.after(lesson.id) == nil ? "lesson.finish" : "lesson.finish-next")
        }
        previous = details.progress.before(lesson.id).map { .init(href: LessonRoutes.lesson($0.id), text: $0.title) }
        next = details.progress.after(lesson.id).map { .init(href: LessonRoutes.lesson($0.id), text: $0.title) }
        hasNeighbours = previous != nil || next != nil
        signInHref = frame.account == nil ? AccountRoutes.signIn(backTo: LessonRoutes.lesson(lesson.id)) : nil
        shareAddress = lesson.audience == .everyone ? address : nil
        hasScript = article.hasCode || shareAddress != nil
    }

    /// "Lesson 3/9"
    static func heading(_ details: LessonStore.Details, _ strings: Strings) -> String {
        let (position, count) = (details.progress.position(of: details.lesson.id) ?? 1, details.progress.steps.count)
        return strings(
            "lesson.heading", ["number": strings.formats.number(position), "count": strings.formats.number(count)])
    }

    private static func topic(_ details: LessonStore.Details) -> Frame.Link? {
        guard details.isInside, let topic = details.lesson.topic else { return nil }
        let path = details.topics.path(to: topic).map(\.title).joined(separator: " / ")
        return Frame.Link(href: LessonRoutes.topic(topic), text: path)
    }

    private static func readSentence(_ state: ReadingState, _ strings: Strings) -> String? {
        guard case .read(let at) = state else { return nil }
        return strings("lesson.read-on", ["day": strings.formats.day(at)])
    }
}
