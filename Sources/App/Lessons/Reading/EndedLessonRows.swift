import Database

extension QuizLessonRows {
    static let all = QuizLessonRows { quiz, tx in
        try LessonRows.lessons(tx, where: "lesson.quiz_id = \(quiz)").map {
            QuizLesson(href: LessonRoutes.lesson($0.id), title: $0.title)
        }
    }
}
