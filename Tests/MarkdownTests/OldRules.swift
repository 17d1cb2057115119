import Markdown

/// By the rules of CommonMark alone, as everything was printed before there were tables and formulas. What is not said
/// otherwise in a test holds for both.
extension Markdown {
    static func html(_ source: String, picture: (String) -> Picture? = { _ in nil }) throws(MarkdownProblem) -> String {
        try html(source, rules: .commonMark, picture: picture)
    }

    static func inlineHTML(_ source: String, picture: (String) -> Picture? = { _ in nil }) throws(MarkdownProblem) -> String {
        try inlineHTML(source, rules: .commonMark, picture: picture)
    }

    static func article(
        _ source: String, link: (String) -> String? = { _ in nil }, medium: (String) -> Medium? = { _ in nil }
    ) throws(MarkdownProblem) -> Article {
        try article(source, rules: .commonMark, link: link, medium: medium)
    }

    static func inlineText(_ source: String) throws(MarkdownProblem) -> String { try inlineText(source, rules: .commonMark) }
    static func plainText(_ source: String) throws(MarkdownProblem) -> String { try plainText(source, rules: .commonMark) }
    static func blocks(_ source: String) throws(MarkdownProblem) -> [Block] { try blocks(source, rules: .commonMark) }
    static func anchors(_ source: String) throws(MarkdownProblem) -> [String] { try anchors(source, rules: .commonMark) }
    static func passages(_ source: String) throws(MarkdownProblem) -> [Passage] { try passages(source, rules: .commonMark) }

    static func findings(_ source: String, withAnchors: Bool = false) throws(MarkdownProblem) -> [Finding] {
        try findings(source, rules: .commonMark, withAnchors: withAnchors)
    }
}
