/// The settings of a lesson as they are posted: topic, quiz, and who may read it.
struct LessonSettingsForm: Decodable, Sendable {
    let topic: String?
    let quiz: String?
    let everyone: String?

    var settings: LessonSettings {
        LessonSettings(
            topic: topic.flatMap { $0.isEmpty ? nil : ID(text: $0) }, quiz: quiz.flatMap { $0.isEmpty ? nil : ID(text: $0) },
            audience: everyone == nil ? .enrolled : .everyone)
    }
}

/// The settings of a lesson, which hold for all its revisions.
struct LessonSettings: Sendable, Equatable {
    let topic: ID<Topic>?
    /// The quiz at the end of the lesson.
    let quiz: ID<Assessment>?
    let audience: Audience
}
