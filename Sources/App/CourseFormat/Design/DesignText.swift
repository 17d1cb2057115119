import Markdown

/// What teachers write into a design in Markdown, as pages print it.
enum DesignText {
    /// A text that Markdown refuses, such as one that is nested too deeply, is printed as it was written: one field never takes
    /// the rest of a syllabus from its readers.
    static func html(_ text: String) -> String {
        printed(text) ?? "<p>" + Markdown.escape(text) + "</p>"
    }

    /// Whether Markdown refuses a text: forms and files then refuse it with a sentence.
    static func isTooDeep(_ text: String) -> Bool { printed(text) == nil }

    /// Nil for a text that Markdown refuses, or that nobody would write, before it is read.
    private static func printed(_ text: String) -> String? {
        if DocumentText.isTooDeep(text) { return nil }
        do {
            return try Markdown.html(text, rules: .commonMark)
        } catch {
            return nil
        }
    }
}
