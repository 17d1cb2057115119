/// Asks for confirmation before a lesson is deleted, and lists what depends on it.
struct LessonRemovalPage: Page {
    static let template = "Lessons/lesson-removal"

    let frame: Frame
    let contentLanguage: String
    let title: String
    let readers: String?
    /// The lessons that link to it; nil when none does.
    let linking: CourseItemList?
    let quiz: String?
    /// Says that the quiz was deleted.
    let quizState: String?
    let action: String
    let backHref: String
    let undo: String

    init(frame: Frame, strings: Strings, consequences: LessonRemovalStore.Consequences) {
        let lesson = consequences.lesson
        self.frame = frame
        contentLanguage = lesson.course.course.language.rawValue
        title = WritingSentence.title(lesson.current, strings)
        readers = consequences.readers == 0 ? nil : strings("write.removal-readers", n: consequences.readers)
        linking = CourseItemList(consequences.linking, strings)
        quiz = consequences.quiz?.title
        quizState = consequences.quiz?.isRemoved == true ? strings("course-item.removed") : nil
        action = WritingRoutes.removal(of: lesson.id)
        backHref = WritingRoutes.edit(lesson.id)
        undo = strings("write.removal-undo", n: TeacherLesson.undoDays)
    }
}
