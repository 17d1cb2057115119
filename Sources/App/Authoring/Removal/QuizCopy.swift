/// The text of a quiz that is made of another test's: without what only a final has, and without its times and its code.
enum QuizCopy {
    private static let leftOut = [
        "opens", "closes", "limit", "attempts", "counts", "pause", "code", "results", "answers", ExtraTimeSetting.name,
    ]

    /// As it is where it has no settings.
    static func text(_ text: String, title: String) -> String {
        guard var head = TestFrontMatter(text) else { return text }
        for name in leftOut { head.set(name, nil) }
        head.set("kind", AssessmentKind.quiz.rawValue)
        head.set("title", title)
        return head.text
    }
}
