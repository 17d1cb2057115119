/// What holds for a lesson whatever its text: what it is about, which quiz ends it, who may read it.
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

/// What holds for a lesson whatever its text.
struct LessonSettings: Sendable, Equatable {
    let topic: ID<Topic>?
    /// The quiz that ends it.
    let quiz: ID<Assessment>?
    let audience: Audience
}
