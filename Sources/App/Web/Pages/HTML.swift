import Markdown

/// Escapes text for HTML outside of templates. All other code uses this.
enum HTML {
    static func escape(_ text: String) -> String {
        Markdown.escape(text)
    }
}
