import Markdown

/// The one way to make text harmless in HTML outside of templates.
enum HTML {
    static func escape(_ text: String) -> String {
        Markdown.escape(text)
    }
}
