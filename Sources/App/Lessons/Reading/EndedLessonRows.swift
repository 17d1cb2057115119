import Database

extension QuizLessonRows {
    static let all = QuizLessonRows(
        lessons: { quiz, tx in try links(tx.shared(QuizLessonsRead(quiz: quiz))) },
        topicLessons: { course, tx in try links(tx.shared(CourseLessonsRead(course: course)).filter { $0.topic != nil }) })

    private static func links(_ lessons: [Lesson]) -> [QuizLesson] {
        lessons.map { QuizLesson(href: LessonRoutes.lesson($0.id), title: $0.title, topic: $0.topic) }
    }
}

/// The published lessons that end with a quiz, for everybody who takes it.
private struct QuizLessonsRead: SharedRead {
    let quiz: ID<Assessment>

    func read(_ tx: ReadTransaction) throws -> [Lesson] { try LessonRows.lessons(tx, where: "lesson.quiz_id = \(quiz)") }
}
