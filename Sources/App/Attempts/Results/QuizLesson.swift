/// A lesson, as results lead to it.
struct QuizLesson: Sendable {
    let href: String
    let title: String
    /// What it is about; nil for a lesson without a topic.
    var topic: ID<Topic>?
}
