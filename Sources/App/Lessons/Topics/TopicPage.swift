/// The lessons and quizzes about one topic.
struct TopicPage: Page {
    static let template = "Lessons/topic"

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// The topics above it, and the course.
    let place: String
    let lessons: [LessonRow]
    let hasLessons: Bool
    let quizzes: [TestRow]
    let hasQuizzes: Bool
    /// The time zone of all times; nil where there are none.
    let zone: String?
    let isEmpty: Bool

    init(frame: Frame, strings: Strings, details: TopicStore.Details, now: Instant) {
        self.frame = frame
        contentLanguage = details.course.language.rawValue
        title = details.topic.title
        let above = details.topics.path(to: details.topic.id).dropLast().map(\.title)
        place = ([details.course.title] + above).joined(separator: " / ")
        lessons = details.lessons.map { LessonRow($0, isCurrent: false, strings: strings) }
        hasLessons = !lessons.isEmpty
        quizzes = details.quizzes.map { TestRow($0, state: TestState($0, at: now), strings: strings, now: now) }
        hasQuizzes = !quizzes.isEmpty
        zone = hasQuizzes ? strings("home.zone", ["zone": strings.formats.zoneName]) : nil
        isEmpty = !hasLessons && !hasQuizzes
    }
}
