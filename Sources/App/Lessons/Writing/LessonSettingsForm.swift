/// The settings of a lesson as they are posted: topic, objectives, quiz, and who may read it.
struct LessonSettingsForm: Decodable, Sendable {
    let topic: String?
    /// The keys of objectives.
    let objective: [String]?
    let quiz: String?
    let everyone: String?

    /// - Parameter editor: the lesson as it is, with the objectives of its course.
    /// - Throws: `FormErrors` for an objective that the course does not have.
    func settings(on editor: LessonInEditor) throws -> LessonSettings {
        var errors = FormErrors()
        let keys = ObjectiveTicks.keys(
            objective, before: editor.tags, known: Set(editor.objectives.map(\.key)), most: WrittenDesign.mostObjectives, &errors)
        try errors.check()
        return LessonSettings(
            topic: topic.flatMap { $0.isEmpty ? nil : ID(text: $0) }, objectives: keys,
            quiz: quiz.flatMap { $0.isEmpty ? nil : ID(text: $0) }, audience: everyone == nil ? .enrolled : .everyone)
    }
}

/// The settings of a lesson, which hold for all its revisions.
struct LessonSettings: Sendable, Equatable {
    let topic: ID<Topic>?
    /// The keys of the objectives that it serves.
    let objectives: [String]
    /// The quiz at the end of the lesson.
    let quiz: ID<Assessment>?
    let audience: Audience
}
