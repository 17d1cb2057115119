/// Reads single settings at the head of a test's text, even if the rest cannot be read.
enum WrittenTitle {
    /// Nil where there is none.
    static func of(_ text: String) -> String? { setting("title", of: text) }

    /// Nil where it says none.
    static func kind(of text: String) -> AssessmentKind? { setting("kind", of: text).flatMap(AssessmentKind.init) }

    private static func setting(_ name: String, of text: String) -> String? {
        guard let front = TestFrontMatter(text),
            var settings = try? Settings(front.lines.joined(separator: "\n"), file: "", lineOffset: 1)
        else { return nil }
        return settings.text(name)
    }
}
