/// Writes a lesson as a document of an import folder.
struct LessonFileText {
    let title: String
    let topic: [String]
    /// The keys of the objectives that it serves.
    let objectives: [String]
    /// The key of the quiz at the end of the lesson.
    let quiz: String?
    let audience: Audience
    /// Markdown.
    let body: String
    /// The actual names of files that the text calls by other names.
    var names: [String: String] = [:]

    var text: String {
        var lines = ["---", "title: \(YAMLScalar.text(title))"]
        if !topic.isEmpty { lines.append("topic: \(YAMLScalar.text(TopicPath.text(topic)))") }
        if !objectives.isEmpty { lines.append("\(LessonDocument.objectives): [\(objectives.joined(separator: ", "))]") }
        if let quiz { lines.append("quiz: \(YAMLScalar.text(quiz))") }
        if audience == .everyone { lines.append("public: true") }
        lines += FileNames.lines(names)
        return (lines + ["---", "", body]).joined(separator: "\n") + "\n"
    }
}

extension LessonFileText {
    /// The text for a lesson that was read from a folder.
    init(_ draft: LessonDraft) {
        self.init(
            title: draft.content.title, topic: draft.topic, objectives: draft.objectives.map(\.key), quiz: draft.quiz,
            audience: draft.audience, body: draft.content.body)
    }
}
