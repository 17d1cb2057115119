import CMark

typealias NodePointer = OpaquePointer

/// A parsed text. It owns cmark's nodes.
final class Tree {
    private let root: NodePointer
    /// Nil for a text without tables and formulas, and for one that is read by the rules of CommonMark alone.
    let extended: ExtendedText?

    /// Parses without raw HTML and without "smart" replacements.
    /// - Throws: `MarkdownProblem` when the text is too long, is nested too deeply, or has too many cells or formulas.
    convenience init(_ source: String, rules: TextRules) throws(MarkdownProblem) {
        guard source.utf8.count <= Markdown.maximumBytes else { throw .tooLong }
        switch rules {
        case .commonMark: try self.init(plain: source)
        case .extended:
            let extended = try ExtendedText(source)
            try self.init(plain: extended?.source ?? source, extended)
            placeFormulas()
            placeTables()
        }
    }

    /// Parses a text by the rules of CommonMark.
    init(plain source: String, _ extended: ExtendedText? = nil) throws(MarkdownProblem) {
        let parsed = source.utf8CString.withUnsafeBufferPointer { buffer in
            cmark_parse_document(buffer.baseAddress, buffer.count - 1, CMARK_OPT_DEFAULT)
        }
        guard let parsed else { throw .tooLong }
        root = parsed
        self.extended = extended
        guard Self.depth(of: root, atMost: Markdown.maximumDepth) else { throw .tooDeep }
    }

    deinit { cmark_node_free(root) }

    /// Gives access to the root. The nodes are freed with the tree, so none of them may be kept.
    func read<Value>(_ body: (NodePointer) -> Value) -> Value {
        withExtendedLifetime(self) { body(root) }
    }

    /// Calls `visit` for every node on entering it, parents first.
    func walk(_ visit: (NodePointer) -> Void) {
        read { Node.walk($0, visit) }
    }

    /// All nodes of some types, parents first, except those in the description of a picture, which are removed with it.
    func nodes(_ types: cmark_node_type...) -> [NodePointer] {
        var nodes: [NodePointer] = []
        walk { node in
            if types.contains(cmark_node_get_type(node)), !Node.isInsidePicture(node) { nodes.append(node) }
        }
        return nodes
    }

    /// The first line of a node in the source, from 1. It is not exact inside a paragraph.
    func line(of node: NodePointer) -> Int {
        let line = Node.line(node)
        return extended?.line(of: line) ?? line
    }

    /// The last line of a block.
    func endLine(of block: NodePointer) -> Int {
        let line = Int(cmark_node_get_end_line(block))
        return extended?.line(of: line) ?? line
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
