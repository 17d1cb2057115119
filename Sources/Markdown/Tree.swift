import CMark

typealias NodePointer = OpaquePointer

/// A parsed CommonMark text; owns cmark's nodes for as long as it lives.
final class Tree {
    private let root: NodePointer

    /// Parses without raw HTML and without "smart" replacements.
    /// - Throws: `MarkdownProblem` when the text is too long or nested too deeply to be worth a server's time.
    init(_ source: String) throws(MarkdownProblem) {
        guard source.utf8.count <= Markdown.maximumBytes else { throw .tooLong }
        let parsed = source.utf8CString.withUnsafeBufferPointer { buffer in
            cmark_parse_document(buffer.baseAddress, buffer.count - 1, CMARK_OPT_DEFAULT)
        }
        guard let parsed else { throw .tooLong }
        root = parsed
        guard Self.depth(of: root, atMost: Markdown.maximumDepth) else { throw .tooDeep }
    }

    deinit { cmark_node_free(root) }

    /// Lends the root; the nodes are freed with the tree, so nothing of them may leave.
    func read<Value>(_ body: (NodePointer) -> Value) -> Value {
        withExtendedLifetime(self) { body(root) }
    }

    /// Calls `visit` for every node on entering it, parents first.
    func walk(_ visit: (NodePointer) -> Void) {
        read { Self.walk($0, visit) }
    }

    private static func walk(_ root: NodePointer, _ visit: (NodePointer) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { visit(node) }
        }
    }

    private static func depth(of root: NodePointer, atMost limit: Int) -> Bool {
        guard let iterator = cmark_iter_new(root) else { return false }
        defer { cmark_iter_free(iterator) }
        var depth = 0
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return true }
            guard let node = cmark_iter_get_node(iterator) else { return true }
            let isLeaf = cmark_node_first_child(node) == nil
            if event == CMARK_EVENT_ENTER, !isLeaf { depth += 1 }
            if event == CMARK_EVENT_EXIT, !isLeaf { depth -= 1 }
            if depth > limit { return false }
        }
    }
}

/// Readings of one node in Swift's types.
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
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    static func address(_ node: NodePointer) -> String {
        cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    }

    static func line(_ node: NodePointer) -> Int {
        Int(cmark_node_get_start_line(node))
    }

    /// Whether a node is part of a picture's description.
    static func isInsidePicture(_ node: NodePointer) -> Bool {
        var next = cmark_node_parent(node)
        while let ancestor = next {
            if cmark_node_get_type(ancestor) == CMARK_NODE_IMAGE { return true }
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
