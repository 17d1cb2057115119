import Foundation

/// A text as HTML, and without marks.
struct TextResource: Encodable, Equatable, Sendable {
    let html: String
    let plain: String

    init(html: String, plain: String) {
        (self.html, self.plain) = (html, plain)
    }

    /// - Parameter html: as this server writes it.
    init(html: String) {
        self.init(html: html, plain: PlainText.text(html: html))
    }
}

/// HTML of this server as plain text: for what is kept only as HTML.
enum PlainText {
    static func text(html: String) -> String {
        let broken = html.replacing(#/<br ?\/?>|<\/(?:p|li|h[1-6]|pre|tr|figcaption|blockquote)>/#, with: "\n")
        let described = broken.replacing(#/<img [^>]*?alt="([^"]*)"[^>]*>/#) { String($0.1) }
        let bare = described.replacing(#/<[^>]*>/#, with: "")
        let lines = bare.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return decoded(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// The ampersand comes last, so that nothing is read twice.
    private static func decoded(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
