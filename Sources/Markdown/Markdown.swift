import CMark
import Foundation

/// CommonMark to HTML that is safe by construction: no raw HTML, only links of three schemes, only pictures that the
/// caller knows. The only importer of cmark.
public enum Markdown {
    /// Longest text, in bytes. cmark is linear, so this bounds the time as well.
    public static let maximumBytes = 1_000_000
    /// Deepest nesting of quotes, lists and emphasis.
    public static let maximumDepth = 100

    /// Renders a text. A picture that `picture` does not know leaves only its description.
    public static func html(
        _ source: String, picture: (String) -> Picture? = { _ in nil }
    ) throws(MarkdownProblem) -> String {
        let tree = try Tree(source)
        tree.dropRawHTML()
        tree.serveLinks(link: { _ in nil }, medium: { _ in nil })
        tree.servePictures({ picture($0).map(Medium.picture) }, isLazy: false)
        return try tree.html()
    }

    /// Renders a text without a paragraph's tags, for a heading, a label or a legend. One line is only ever words and marks:
    /// "10." is no list and "# x" no heading. Several lines are rendered as they are.
    public static func inlineHTML(
        _ source: String, picture: (String) -> Picture? = { _ in nil }
    ) throws(MarkdownProblem) -> String {
        guard let line = asHeading(source) else {
            let rendered = try html(source, picture: picture)
            let isOneParagraph =
                rendered.hasPrefix("<p>") && rendered.hasSuffix("</p>\n") && rendered.ranges(of: "<p>").count == 1
            return isOneParagraph ? String(rendered.dropFirst("<p>".count).dropLast("</p>\n".count)) : rendered
        }
        let rendered = try html(line, picture: picture)
        return String(rendered.dropFirst("<h1>".count).dropLast("</h1>\n".count))
    }

    /// The words of a text of one line, "10." and all; of several lines as `plainText`.
    public static func inlineText(_ source: String) throws(MarkdownProblem) -> String {
        try plainText(asHeading(source) ?? source)
    }

    /// A line as a heading, where nothing but marks inside it has a meaning.
    private static func asHeading(_ source: String) -> String? {
        let line = source.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty || line.contains("\n") ? nil : "# " + line + " #"
    }

    /// The words of a text, without marks.
    public static func plainText(_ source: String) throws(MarkdownProblem) -> String {
        try Tree(source).read(Node.plainText)
    }

    /// The outermost blocks of a text, each with its lines and children.
    public static func blocks(_ source: String) throws(MarkdownProblem) -> [Block] {
        try Tree(source).read { Node.children(of: $0).compactMap(Block.init) }
    }

    /// Raw HTML, refused links and all pictures, in the order of the text.
    /// - Parameter withAnchors: also links to a place on the same page, for whoever knows its anchors.
    public static func findings(_ source: String, withAnchors: Bool = false) throws(MarkdownProblem) -> [Finding] {
        var search = LineSearch(source)
        var findings: [Finding] = []
        try Tree(source).walk { node in
            let finding = Finding(node, in: &search, from: findings.last?.line ?? 1, withAnchors: withAnchors)
            if let finding { findings.append(finding) }
        }
        return findings
    }

    /// Text with `& < > "` made harmless in HTML text and in attributes in double quotes.
    public static func escape(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// Why a text is not read at all.
public enum MarkdownProblem: Error, Equatable {
    case tooLong
    case tooDeep
}
