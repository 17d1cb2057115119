import CMark

/// Changes the tree of nodes. Removed nodes are freed.
extension Node {
    static func remove(_ node: NodePointer) {
        cmark_node_unlink(node)
        cmark_node_free(node)
    }

    /// Replaces a refused link by its words.
    static func unwrap(_ link: NodePointer) {
        while let child = cmark_node_first_child(link) {
            guard cmark_node_insert_before(link, child) == 1 else { break }
        }
        remove(link)
    }

    static func replace(_ node: NodePointer, withInline html: String) {
        guard let custom = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { return }
        cmark_node_set_on_enter(custom, html)
        cmark_node_replace(node, custom)
        cmark_node_free(node)
    }

    /// Replaces a node by its children, with HTML before and after them.
    static func wrapChildren(of node: NodePointer, in start: String, _ end: String) {
        guard let custom = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { return }
        cmark_node_set_on_enter(custom, start)
        cmark_node_set_on_exit(custom, end)
        moveChildren(of: node, into: custom)
        cmark_node_replace(node, custom)
        cmark_node_free(node)
    }

    static func insertBlock(_ html: String, before node: NodePointer) {
        guard let custom = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
        cmark_node_set_on_enter(custom, html)
        cmark_node_insert_before(node, custom)
    }
}
