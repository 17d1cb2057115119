import CMark

extension Markdown {
    /// A part of a text: what stands below one heading, or before the first.
    public struct Passage: Sendable, Equatable {
        /// The words of the heading; nil before the first.
        public let heading: String?
        /// As in `Article.Heading`.
        public let anchor: String?
        /// The words below the heading, without marks.
        public internal(set) var text: String
    }

    /// The words of a text, heading by heading.
    public static func passages(_ source: String, rules: TextRules) throws(MarkdownProblem) -> [Passage] {
        let tree = try Tree(source, rules: rules)
        var headings = tree.headings()[...]
        var passages = [Passage(heading: nil, anchor: nil, text: "")]
        func collect(_ node: NodePointer) {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_HEADING:
                let heading = headings.popFirst()
                passages.append(Passage(heading: heading?.plainText, anchor: heading?.anchor, text: ""))
            case CMARK_NODE_DOCUMENT, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
                Node.children(of: node).forEach(collect)
            default:
                let text = Node.plainText(node)
                passages[passages.count - 1].text += passages[passages.count - 1].text.isEmpty ? text : "\n" + text
            }
        }
        tree.read(collect)
        return passages.filter { $0.heading != nil || !$0.text.isEmpty }
    }
}
