/// Asks for confirmation before a test is removed, and lists what depends on it.
struct TestRemovalPage: Page {
    static let template = "Authoring/test-removal"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let what: String
    let attempts: String?
    let running: String?
    /// The lessons that end with it; nil when none does.
    let lessons: CourseItemList?
    let action: String
    let backHref: String

    init(frame: Frame, strings: Strings, consequences: TestRemovalStore.Consequences) {
        let test = consequences.test
        self.frame = frame
        contentLanguage = test.course.course.language.rawValue
        title = TestSentence.title(test, strings)
        what = strings(test.published == nil ? "test-removal.draft" : "test-removal.what")
        attempts = consequences.attempts == 0 ? nil : strings("test-removal.attempts", n: consequences.attempts)
        running = consequences.running == 0 ? nil : strings("test-removal.running", n: consequences.running)
        lessons = CourseItemList(consequences.lessons, strings)
        action = TestWritingRoutes.removal(of: test.id)
        backHref = TestWritingRoutes.test(test.id)
    }
}
