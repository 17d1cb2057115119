/// Asks for confirmation before a course is archived, and says what that means.
struct ArchivingPage: Page {
    static let template = "Courses/archiving"

    let frame: Frame
    let contentLanguage: String
    let title: String
    /// How many people are taking a test.
    let running: String?
    /// Its lessons and tests; nil when there are none.
    let items: CourseItemList?
    let action: String
    let backHref: String

    init(frame: Frame, strings: Strings, question: CourseArchiveStore.Question) {
        let course = question.taught.course
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = course.title
        running = question.running == 0 ? nil : strings("teach.running", n: question.running)
        items = CourseItemList(question.items, strings)
        action = TeachRoutes.archiving(of: course.id)
        backHref = TeachRoutes.course(course.id)
    }
}
