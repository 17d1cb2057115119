import Database

/// Finds the lessons that results lead to. The feature that owns lessons supplies it.
struct QuizLessonRows: Sendable {
    /// The lessons that end with a test.
    let lessons: @Sendable (ID<Assessment>, ReadTransaction) throws -> [QuizLesson]
    /// The lessons of a course that are about a topic, in the teacher's order.
    let topicLessons: @Sendable (ID<Course>, ReadTransaction) throws -> [QuizLesson]
}
