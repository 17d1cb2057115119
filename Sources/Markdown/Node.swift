import CMark

/// Reads one node of cmark in Swift types.
enum Node {
    static func children(of node: NodePointer) -> [NodePointer] {
        var children: [NodePointer] = []
        var next = cmark_node_first_child(node)
        while let child = next {
            children.append(child)
            next = cmark_node_next(child)
        }
        return children
    }

    static func literal(_ node: NodePointer) -> String {
        text(cmark_node_get_literal(node))
    }

    static func address(_ node: NodePointer) -> String {
        text(cmark_node_get_url(node))
    }

    static func title(_ node: NodePointer) -> String {
        text(cmark_node_get_title(node))
    }

    /// The text that cmark gives, cleaned again, because cmark decodes character references (`&#2;`) after the text was cleaned.
    static func text(_ characters: UnsafePointer<CChar>?) -> String {
        characters.map { CleanText.cleaned(String(cString: $0)) } ?? ""
    }

    static func line(_ node: NodePointer) -> Int {
        Int(cmark_node_get_start_line(node))
    }

    /// Whether a node is a break or consists of spaces.
    static func isBlank(_ node: NodePointer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: true
        case CMARK_NODE_TEXT: literal(node).allSatisfy(\.isWhitespace)
        default: false
        }
    }

    /// Whether a node is part of a picture's description.
    static func isInsidePicture(_ node: NodePointer) -> Bool {
        isInside(node) { $0 == CMARK_NODE_IMAGE }
    }

    /// Whether a node is part of a link. A link to a file has been replaced by a node with our own HTML.
    static func isInsideLink(_ node: NodePointer) -> Bool {
        isInside(node) { $0 == CMARK_NODE_LINK || $0 == CMARK_NODE_CUSTOM_INLINE }
    }

    static func isInsideHeading(_ node: NodePointer) -> Bool {
        isInside(node) { $0 == CMARK_NODE_HEADING }
    }

    private static func isInside(_ node: NodePointer, _ isWanted: (cmark_node_type) -> Bool) -> Bool {
        var next = cmark_node_parent(node)
        while let ancestor = next {
            if isWanted(cmark_node_get_type(ancestor)) { return true }
            next = cmark_node_parent(ancestor)
        }
        return false
    }

    /// The words of a node and everything in it, without any marks.
    static func plainText(_ node: NodePointer) -> String {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE: literal(node)
        case CMARK_NODE_CODE_BLOCK: literal(node)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
        default:
            children(of: node).map(plainText).joined(separator: isContainer(node) ? "\n" : "")
        }
    }

    private static func isContainer(_ node: NodePointer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: true
        default: false
        }
    }
}
