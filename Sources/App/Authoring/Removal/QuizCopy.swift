/// Turns the text of a test into the text of a quiz: without the settings that only a final has, and without times and access
/// code.
enum QuizCopy {
    private static let leftOut = [
        "opens", "closes", "limit", "attempts", "counts", "pause", "code", "results", "answers", ExtraTimeSetting.name,
    ]

    /// A text without settings stays as it is.
    static func text(_ text: String, title: String) -> String {
        guard var head = TestFrontMatter(text) else { return text }
        for name in leftOut { head.set(name, nil) }
        head.set("kind", AssessmentKind.quiz.rawValue)
        head.set("title", title)
        return head.text
    }
}
