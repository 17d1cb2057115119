import Database

extension QuizLessonRows {
    static let all = QuizLessonRows(
        lessons: { quiz, tx in try found("lesson.quiz_id = \(quiz)", tx) },
        topicLessons: { course, tx in try found("lesson.course_id = \(course) AND lesson.topic_id IS NOT NULL", tx) })

    private static func found(_ condition: SQL, _ tx: ReadTransaction) throws -> [QuizLesson] {
        try LessonRows.lessons(tx, where: condition).map {
            QuizLesson(href: LessonRoutes.lesson($0.id), title: $0.title, topic: $0.topic)
        }
    }
}
