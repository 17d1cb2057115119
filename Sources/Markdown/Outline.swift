import CMark

/// Reads information from a text before it is changed.
extension Tree {
    func headings() -> [Article.Heading] {
        var anchors = Anchors()
        return nodes(CMARK_NODE_HEADING).map { node in
            let words = Node.plainText(node)
            return Article.Heading(
                level: Int(cmark_node_get_heading_level(node)), textHTML: Node.wordsHTML(node), plainText: words,
                anchor: anchors.anchor(for: words))
        }
    }

    /// The number of words. A word contains a letter or a digit.
    func wordCount() -> Int {
        let blocks = nodes(CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING)
        let cells = nodes(CMARK_NODE_CUSTOM_INLINE).filter { Node.role(of: $0) == .cell }
        return (blocks + cells).reduce(0) { count, node in
            let pieces = Node.plainText(node).split(whereSeparator: \.isWhitespace)
            return count + pieces.count { $0.contains { $0.isLetter || $0.isNumber } }
        }
    }
}

extension Node {
    /// The words of a heading with their marks, without links, pictures and raw HTML.
    fileprivate static func wordsHTML(_ node: NodePointer) -> String {
        func inside() -> String { children(of: node).map(wordsHTML).joined() }
        return switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: Markdown.escape(literal(node))
        case CMARK_NODE_CODE where role(of: node) != nil: Markdown.escape(literal(node))
        case CMARK_NODE_CODE: "<code>" + Markdown.escape(literal(node)) + "</code>"
        case CMARK_NODE_EMPH: "<em>" + inside() + "</em>"
        case CMARK_NODE_STRONG: "<strong>" + inside() + "</strong>"
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
        case CMARK_NODE_IMAGE: Markdown.escape(plainText(node))
        default: inside()
        }
    }
}
