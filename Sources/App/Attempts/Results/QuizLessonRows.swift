import Database

/// Finds the lessons that end with a test. The feature that owns lessons supplies it.
struct QuizLessonRows: Sendable {
    let lessons: @Sendable (ID<Assessment>, ReadTransaction) throws -> [QuizLesson]
}
