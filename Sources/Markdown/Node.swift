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

    /// Calls `visit` for a node and every node in it on entering it, parents first.
    static func walk(_ root: NodePointer, _ visit: (NodePointer) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { visit(node) }
        }
    }

    /// The nodes around a node, the innermost first.
    static func ancestors(of node: NodePointer) -> [NodePointer] {
        Array(
            sequence(state: cmark_node_parent(node)) { next in
                defer { next = next.flatMap(cmark_node_parent) }
                return next
            })
    }

    static func literal(_ node: NodePointer) -> String {
        text(cmark_node_get_literal(node))
    }

    /// The literal with the marks of `ExtendedText` in it.
    static func rawLiteral(_ node: NodePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    /// The address of a link with the marks of `ExtendedText` in it.
    static func rawAddress(_ link: NodePointer) -> String {
        cmark_node_get_url(link).map { String(cString: $0) } ?? ""
    }

    static func address(_ node: NodePointer) -> String {
        text(cmark_node_get_url(node))
    }

    static func title(_ node: NodePointer) -> String {
        text(cmark_node_get_title(node))
    }

    /// The text that cmark gives, cleaned again, because cmark decodes character references (`&#2;`) after the text was
    /// cleaned.
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
        isInside(node) { cmark_node_get_type($0) == CMARK_NODE_IMAGE }
    }

    /// Whether a node is part of a link. A link to a file has been replaced by a node with our own HTML, as a cell of a table
    /// has.
    static func isInsideLink(_ node: NodePointer) -> Bool {
        isInside(node) {
            switch cmark_node_get_type($0) {
            case CMARK_NODE_LINK: true
            case CMARK_NODE_CUSTOM_INLINE: role(of: $0) != .cell
            default: false
            }
        }
    }

    static func isInsideHeading(_ node: NodePointer) -> Bool {
        isInside(node) { cmark_node_get_type($0) == CMARK_NODE_HEADING }
    }

    private static func isInside(_ node: NodePointer, _ isWanted: (NodePointer) -> Bool) -> Bool {
        var next = cmark_node_parent(node)
        while let ancestor = next {
            if isWanted(ancestor) { return true }
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
        default: children(of: node).map(plainText).filter(isKept(in: node)).joined(separator: separator(in: node))
        }
    }

    /// Empty cells have no words to keep apart.
    private static func isKept(in node: NodePointer) -> (String) -> Bool {
        let isRow = role(of: node) == .row
        return { !isRow || !$0.isEmpty }
    }

    private static func separator(in node: NodePointer) -> String {
        switch (cmark_node_get_type(node), role(of: node)) {
        case (CMARK_NODE_DOCUMENT, _), (CMARK_NODE_BLOCK_QUOTE, _), (CMARK_NODE_LIST, _), (CMARK_NODE_ITEM, _), (_, .table): "\n"
        case (_, .row): " "
        default: ""
        }
    }
}
