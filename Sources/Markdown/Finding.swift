import CMark

/// Something in a text that its author should hear about, with the line it stands on.
public struct Finding: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// Raw HTML, which is never shown.
        case html(String)
        /// A link whose address is not allowed.
        case link(String)
        /// A picture: where it points and what its description says.
        case picture(address: String, description: String)
    }

    public let kind: Kind
    /// Counted from 1.
    public let line: Int

    /// - Parameters:
    ///   - lines: the whole text, because cmark loses count of lines inside a paragraph.
    ///   - earliest: the line of the finding before.
    init?(_ node: NodePointer, in lines: [Substring], from earliest: Int) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
            kind = .html(Node.literal(node).split(separator: "\n").first.map(String.init) ?? "")
        case CMARK_NODE_LINK where !LinkScheme.allows(Node.address(node)):
            kind = .link(Node.address(node))
        case CMARK_NODE_IMAGE:
            kind = .picture(address: Node.address(node), description: Node.plainText(node))
        default:
            return nil
        }
        line = Self.line(of: node, kind, lines, earliest)
    }

    /// The first line of the node's block, from the finding before on, that has what was found; else where cmark says.
    private static func line(of node: NodePointer, _ kind: Kind, _ lines: [Substring], _ earliest: Int) -> Int {
        let block = enclosingBlock(of: node)
        let first = max(1, Node.line(block), earliest)
        let last = min(lines.count, Int(cmark_node_get_end_line(block)))
        let needle =
            switch kind {
            case .html(let html): html
            case .link(let address), .picture(let address, _): address
            }
        guard first <= last, !needle.isEmpty else { return max(1, Node.line(node), Node.line(block)) }
        return (first...last).first { lines[$0 - 1].contains(needle) } ?? max(1, Node.line(node), Node.line(block))
    }

    private static func enclosingBlock(of node: NodePointer) -> NodePointer {
        var block = node
        while isInline(block), let parent = cmark_node_parent(block) { block = parent }
        return block
    }

    private static func isInline(_ node: NodePointer) -> Bool {
        cmark_node_get_type(node).rawValue >= CMARK_NODE_FIRST_INLINE.rawValue
    }
}

/// Which addresses a link in a text may have: absolute ones of three schemes, or a place on the same page.
enum LinkScheme {
    static func allows(_ address: String) -> Bool {
        let lowercased = address.lowercased()
        return lowercased.hasPrefix("#")
            || ["http://", "https://", "mailto:"].contains { lowercased.hasPrefix($0) }
    }
}
