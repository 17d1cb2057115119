/// A lesson that ends with a test, as results lead back to it.
struct QuizLesson: Sendable {
    let href: String
    let title: String
}
