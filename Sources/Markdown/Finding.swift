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

    init?(_ node: NodePointer) {
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
        line = Self.nearestLine(of: node)
    }

    /// cmark gives some inline nodes no line: then their block's counts.
    private static func nearestLine(of node: NodePointer) -> Int {
        var next: NodePointer? = node
        while let current = next {
            if Node.line(current) > 0 { return Node.line(current) }
            next = cmark_node_parent(current)
        }
        return 1
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
