import Database

/// The lessons that end with a test. Whoever keeps the lessons says so.
struct QuizLessonRows: Sendable {
    let lessons: @Sendable (ID<Assessment>, ReadTransaction) throws -> [QuizLesson]
}
