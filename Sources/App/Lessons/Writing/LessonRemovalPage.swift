/// Asks for confirmation before a lesson is deleted, and lists what depends on it.
struct LessonRemovalPage: Page {
    static let template = "Lessons/lesson-removal"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let readers: String?
    /// The titles of lessons that link to it.
    let linking: [String]
    let hasLinking: Bool
    let quiz: String?
    let action: String
    let backHref: String
    let undo: String

    init(frame: Frame, strings: Strings, consequences: LessonRemovalStore.Consequences) {
        let lesson = consequences.lesson
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = WritingSentence.title(lesson.current, strings)
        readers = consequences.readers == 0 ? nil : strings("write.removal-readers", n: consequences.readers)
        linking = consequences.linking
        hasLinking = !linking.isEmpty
        quiz = consequences.quiz
        action = WritingRoutes.removal(of: lesson.id)
        backHref = WritingRoutes.edit(lesson.id)
        undo = strings("write.removal-undo", n: TeacherLesson.undoDays)
    }
}
