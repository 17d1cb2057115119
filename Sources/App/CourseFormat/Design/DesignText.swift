import Markdown

/// What teachers write into a design in Markdown, as pages print it.
enum DesignText {
    /// A text that Markdown refuses, such as one that is nested too deeply, is printed as it was written: one field never takes
    /// the rest of a syllabus from its readers.
    static func html(_ text: String) -> String {
        do {
            return try Markdown.html(text, rules: .commonMark)
        } catch {
            return "<p>" + Markdown.escape(text) + "</p>"
        }
    }

    /// Whether Markdown refuses a text: forms and files then refuse it with a sentence.
    static func isTooDeep(_ text: String) -> Bool {
        do {
            _ = try Markdown.html(text, rules: .commonMark)
            return false
        } catch {
            return true
        }
    }
}
