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
        makeSafe(tree, picture: picture)
        guard let rendered = tree.read({ cmark_render_html($0, CMARK_OPT_DEFAULT) }) else { throw .tooLong }
        defer { free(rendered) }
        // Wide code scrolls by itself; the keyboard must reach it (WCAG 2.1.1). Text never holds a tag here: it is escaped.
        return String(cString: rendered).replacingOccurrences(of: "<pre>", with: "<pre tabindex=\"0\">")
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
    public static func findings(_ source: String) throws(MarkdownProblem) -> [Finding] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var findings: [Finding] = []
        try Tree(source).walk { node in
            if let finding = Finding(node, in: lines, from: findings.last?.line ?? 1) { findings.append(finding) }
        }
        return findings
    }

    private static func makeSafe(_ tree: Tree, picture: (String) -> Picture?) {
        var links: [NodePointer] = []
        var pictures: [NodePointer] = []
        var raw: [NodePointer] = []
        tree.walk { node in
            // What describes a picture goes with it.
            if Node.isInsidePicture(node) { return }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_LINK where !LinkScheme.allows(Node.address(node)): links.append(node)
            case CMARK_NODE_IMAGE: pictures.append(node)
            case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: raw.append(node)
            default: break
            }
        }
        links.forEach(unwrap)
        for node in pictures {
            let description = Node.plainText(node)
            replace(node, withHTML: picture(Node.address(node))?.html(description: description) ?? escape(description))
        }
        for node in raw {
            cmark_node_unlink(node)
            cmark_node_free(node)
        }
    }

    /// Takes a refused link away and leaves its words.
    private static func unwrap(_ link: NodePointer) {
        while let child = cmark_node_first_child(link) {
            guard cmark_node_insert_before(link, child) == 1 else { break }
        }
        cmark_node_unlink(link)
        cmark_node_free(link)
    }

    private static func replace(_ node: NodePointer, withHTML html: String) {
        guard let custom = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { return }
        cmark_node_set_on_enter(custom, html)
        cmark_node_replace(node, custom)
        cmark_node_free(node)
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

/// A picture that the caller serves: its address and its size in CSS pixels, so that nothing jumps when it arrives.
public struct Picture: Sendable, Equatable {
    public let address: String
    public let width: Int
    public let height: Int

    public init(address: String, width: Int, height: Int) {
        self.address = address
        self.width = width
        self.height = height
    }

    func html(description: String) -> String {
        "<img src=\"\(Markdown.escape(address))\" alt=\"\(Markdown.escape(description))\" width=\"\(width)\" height=\"\(height)\">"
    }
}

/// Why a text is not read at all.
public enum MarkdownProblem: Error, Equatable {
    case tooLong
    case tooDeep
}
