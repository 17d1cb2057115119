import Markdown

/// The page of a lesson: contents, text, and links to the next steps.
struct LessonPage: Page {
    static let template = "Lessons/lesson"

    struct Entry: Equatable, Sendable {
        let href: String
        let textHTML: String
        let isSub: Bool
    }

    /// A part of the text, and what stands below the heading that it ends with.
    struct Part: Equatable, Sendable {
        let textHTML: String
        /// Marks the heading as the place to continue at, without script.
        let bookmark: String?
        /// Whether the person was last there.
        let isHere: Bool
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
    /// The heading where the person was last.
    let resume: Frame.Link?
    let parts: [Part]
    /// What was searched for, whose words are marked in the text.
    let marked: String?
    /// The lesson without marks.
    let plainHref: String
    /// Says that the lesson was read; nil until then.
    let readText: String?
    /// Stores where the reader is; nil when that is not stored.
    let placeAction: String?
    /// The anchor that is stored.
    let place: String?
    /// Starts the quiz at the end of the lesson.
    let quizAction: String?
    let quizTitle: String?
    /// How often the quiz may be taken, when that is limited.
    let quizLimit: String?
    /// Stores that the lesson was read, and leads to the next one.
    let readAction: String?
    let readButton: String?
    /// Leads on from a lesson that was read.
    let done: Frame.Link?
    let previous: Frame.Link?
    let next: Frame.Link?
    let hasNeighbours: Bool
    /// The address to share, for a lesson for everyone; nil for any other.
    let shareAddress: String?
    /// The link to sign in, for a reader without a session.
    let signInHref: String?
    let hasScript: Bool

    /// - Parameter query: what was searched for; nil when nothing is to be marked.
    init(frame: Frame, strings: Strings, details: LessonStore.Details, address: String, query: SearchQuery? = nil) {
        let (lesson, article) = (details.lesson, details.text.article)
        let isRead = details.isEnrolled && details.state.isRead
        let next = details.progress.after(lesson.id)
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
        let place = article.headings.first { $0.anchor == details.place }
        resume = place.map { .init(href: "#" + $0.anchor, text: $0.plainText) }
        placeAction = details.isEnrolled && !isRead && !article.headings.isEmpty ? LessonRoutes.places(in: lesson.id) : nil
        self.place = place?.anchor
        parts = Self.parts(of: details.text, query, place: place?.anchor, isKept: placeAction != nil)
        marked = query.map { strings("lesson.marked", ["query": $0.typed]) }
        plainHref = LessonRoutes.lesson(lesson.id)
        readText = isRead ? Self.readSentence(details.state, strings) : nil
        quizAction = details.quiz.map { _ in LessonRoutes.attempts(after: lesson.id) }
        quizTitle = details.quiz?.title
        quizLimit = details.quiz?.policy.allowed.map { strings("test.rule-quiz-attempts", n: $0) }
        readAction = details.isEnrolled && !isRead ? LessonRoutes.readings(of: lesson.id) : nil
        readButton = readAction.map { _ in
            strings(next == nil ? "lesson.finish" : "lesson.finish-next")
        }
        done = isRead ? Self.done(next, strings) : nil
        previous = details.progress.before(lesson.id).map { .init(href: LessonRoutes.lesson($0.id), text: $0.title) }
        self.next = next.map { .init(href: LessonRoutes.lesson($0.id), text: $0.title) }
        hasNeighbours = previous != nil || next != nil
        signInHref = frame.account == nil ? AccountRoutes.signIn(backTo: LessonRoutes.lesson(lesson.id)) : nil
        shareAddress = lesson.audience == .everyone ? address : nil
        hasScript = article.hasCode || shareAddress != nil || placeAction != nil
    }

    private static func parts(of text: LessonText, _ query: SearchQuery?, place: String?, isKept: Bool) -> [Part] {
        text.sections.map { section in
            Part(
                textHTML: query.map { MarkedHTML.marked(String(section.html), for: $0) } ?? String(section.html),
                bookmark: isKept && section.anchor != place ? section.anchor : nil,
                isHere: place != nil && section.anchor == place)
        }
    }

    private static func done(_ next: Lesson?, _ strings: Strings) -> Frame.Link {
        next.map { Frame.Link(href: LessonRoutes.lesson($0.id), text: strings("lesson.done-next")) }
            ?? Frame.Link(href: LessonRoutes.lessons, text: strings("lesson.done"))
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
