import CMark
import Foundation

/// Converts CommonMark, with tables and formulas where the rules of a text have them, to safe HTML: no raw HTML, only links
/// with three schemes, only pictures that the caller knows. This module is the only one that imports cmark.
public enum Markdown {
    /// The longest text, in bytes. cmark takes linear time, so this limits the time as well.
    public static let maximumBytes = 1_000_000
    /// Deepest nesting of quotes, lists and emphasis.
    public static let maximumDepth = 100
    /// The most cells in the tables of a text, including those that are missing at the ends of rows.
    public static let maximumCells = 50_000
    /// The most bytes of all formulas of a text, with 20 more for each. MathML is many times as long.
    public static let maximumFormulaBytes = 200_000

    /// Renders a text. Of a picture for which `picture` gives nil, only the description is printed.
    public static func html(
        _ source: String, rules: TextRules, picture: (String) -> Picture? = { _ in nil }
    ) throws(MarkdownProblem) -> String {
        try html(source, rules, picture, wrapsFormulas: true)
    }

    private static func html(
        _ source: String, _ rules: TextRules, _ picture: (String) -> Picture?, wrapsFormulas: Bool
    ) throws(MarkdownProblem) -> String {
        let tree = try Tree(source, rules: rules)
        tree.dropRawHTML()
        tree.showFormulas(wrapsParagraphs: wrapsFormulas)
        tree.serveLinks(link: { _ in nil }, medium: { _ in nil })
        tree.servePictures({ picture($0).map(Medium.picture) }, isLazy: false)
        return try tree.html()
    }

    /// Renders a text without the tags of a paragraph, for a heading, a label or a legend. A single line contains only words
    /// and inline marks: "10." is not a list and "# x" not a heading. Several lines are rendered as they are.
    public static func inlineHTML(
        _ source: String, rules: TextRules, picture: (String) -> Picture? = { _ in nil }
    ) throws(MarkdownProblem) -> String {
        guard let line = asHeading(source) else {
            let rendered = try html(source, rules, picture, wrapsFormulas: false)
            let isOneParagraph =
                rendered.hasPrefix("<p>") && rendered.hasSuffix("</p>\n") && rendered.ranges(of: "<p>").count == 1
            return isOneParagraph ? String(rendered.dropFirst("<p>".count).dropLast("</p>\n".count)) : rendered
        }
        let rendered = try html(line, rules, picture, wrapsFormulas: false)
        return String(rendered.dropFirst("<h1>".count).dropLast("</h1>\n".count))
    }

    /// The words of a single line, including a beginning such as "10."; for several lines the same as `plainText`.
    public static func inlineText(_ source: String, rules: TextRules) throws(MarkdownProblem) -> String {
        try plainText(asHeading(source) ?? source, rules: rules)
    }

    /// The line as a heading, in which only inline marks have a meaning.
    private static func asHeading(_ source: String) -> String? {
        let line = source.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty || line.contains("\n") ? nil : "# " + line + " #"
    }

    /// The words of a text, without marks.
    public static func plainText(_ source: String, rules: TextRules) throws(MarkdownProblem) -> String {
        try Tree(source, rules: rules).read(Node.plainText)
    }

    /// The outermost blocks of a text, each with its lines and children.
    public static func blocks(_ source: String, rules: TextRules) throws(MarkdownProblem) -> [Block] {
        let tree = try Tree(source, rules: rules)
        return tree.read { Node.children(of: $0).compactMap { Block($0, in: tree) } }
    }

    /// Raw HTML, refused links, all pictures and formulas with mistakes, in the order of the text.
    /// - Parameter withAnchors: whether to include links to places on the same page, for a caller that knows its anchors.
    public static func findings(
        _ source: String, rules: TextRules, withAnchors: Bool = false
    ) throws(MarkdownProblem) -> [Finding] {
        var search = LineSearch(source)
        var findings: [Finding] = []
        let tree = try Tree(source, rules: rules)
        tree.walk { node in
            let finding = Finding(node, of: tree, in: &search, from: findings.last?.line ?? 1, withAnchors: withAnchors)
            if let finding { findings.append(finding) }
        }
        return findings
    }

    /// The oldest rules by which a text is printed as by the newest: those of CommonMark for one without tables and formulas.
    /// - Parameter isOneLine: whether it is printed with `inlineHTML`.
    public static func rules(neededBy source: String, isOneLine: Bool) throws(MarkdownProblem) -> TextRules {
        let text = isOneLine ? asHeading(source) ?? source : source
        guard text.utf8.count <= maximumBytes else { throw .tooLong }
        return try ExtendedText(text) == nil ? .commonMark : .extended
    }

    /// The text with `& < > "` escaped, for HTML text and for attributes in double quotes.
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

/// Why a text is refused.
public enum MarkdownProblem: Error, Equatable {
    case tooLong
    case tooDeep
    case tooManyCells
    case tooManyFormulas
}
