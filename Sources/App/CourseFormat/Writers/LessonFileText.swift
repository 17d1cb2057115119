/// A lesson as its document in an import folder says it.
struct LessonFileText {
    let title: String
    let topic: [String]
    /// Key of the quiz that ends it.
    let quiz: String?
    let audience: Audience
    /// Markdown.
    let body: String
    /// Names of the text whose files lie under another one.
    var names: [String: String] = [:]

    var text: String {
        var lines = ["---", "title: \(YAMLScalar.text(title))"]
        if !topic.isEmpty { lines.append("topic: \(YAMLScalar.text(TopicPath.text(topic)))") }
        if let quiz { lines.append("quiz: \(YAMLScalar.text(quiz))") }
        if audience == .everyone { lines.append("public: true") }
        lines += FileNames.lines(names)
        return (lines + ["---", "", body]).joined(separator: "\n") + "\n"
    }
}

extension LessonFileText {
    /// As a folder says it.
    init(_ draft: LessonDraft) {
        self.init(
            title: draft.content.title, topic: draft.topic, quiz: draft.quiz, audience: draft.audience, body: draft.content.body)
    }
}
