import CMark

typealias NodePointer = OpaquePointer

/// A parsed CommonMark text. It owns cmark's nodes.
final class Tree {
    private let root: NodePointer

    /// Parses without raw HTML and without "smart" replacements.
    /// - Throws: `MarkdownProblem` when the text is too long or nested too deeply.
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

    /// Gives access to the root. The nodes are freed with the tree, so none of them may be kept.
    func read<Value>(_ body: (NodePointer) -> Value) -> Value {
        withExtendedLifetime(self) { body(root) }
    }

    /// Calls `visit` for every node on entering it, parents first.
    func walk(_ visit: (NodePointer) -> Void) {
        read { Self.walk($0, visit) }
    }

    /// All nodes of some types, parents first, except those in the description of a picture, which are removed with it.
    func nodes(_ types: cmark_node_type...) -> [NodePointer] {
        var nodes: [NodePointer] = []
        walk { node in
            if types.contains(cmark_node_get_type(node)), !Node.isInsidePicture(node) { nodes.append(node) }
        }
        return nodes
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
