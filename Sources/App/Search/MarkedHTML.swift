import Foundation

/// The HTML of a text with the words of a query marked. Blocks of code are left as they are, so that they are copied as they are,
/// and so are formulas, which have no words; words of code within a sentence are marked.
enum MarkedHTML {
    /// - Parameter html: well-formed, with `<` and `>` only around tags.
    static func marked(_ html: String, for query: SearchQuery) -> String {
        var (marked, rest) = ("", html[...])
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            marked += text(rest[..<open], query)
            rest = rest[open...]
            guard let end = end(ofTagIn: rest) else { break }
            marked += rest[..<end]
            rest = rest[end...]
        }
        return marked + text(rest, query)
    }

    /// The end of the tag that a text begins with, or of the whole block of code or formula.
    private static func end(ofTagIn html: Substring) -> String.Index? {
        if html.hasPrefix("<pre"), let end = html.range(of: "</pre>")?.upperBound { return end }
        if html.hasPrefix("<math"), let end = html.range(of: "</math>")?.upperBound { return end }
        return html.utf8.firstIndex(of: UInt8(ascii: ">")).map(html.utf8.index(after:))
    }

    private static func text(_ html: Substring, _ query: SearchQuery) -> String {
        guard html.utf8.count > 1 else { return String(html) }
        let text = unescaped(String(html))
        return query.findsAny(in: SearchText.fold(text)) ? Excerpt.marked(text, for: query) : String(html)
    }

    /// The text of what `Markdown.escape` and `HTML.escape` write.
    private static func unescaped(_ html: String) -> String {
        guard html.utf8.contains(UInt8(ascii: "&")) else { return html }
        let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return signs.reduce(html) { $0.replacing($1.0, with: $1.1) }
    }
}
