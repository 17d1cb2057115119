import CMark

/// A block of a CommonMark text with its lines, for code that reads structure from Markdown.
public struct Block: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case heading(level: Int)
        case paragraph
        case list
        case item
        case quote
        case table
        case code
        case html
        case rule
    }

    public let kind: Kind
    /// First and last line in the source, counted from 1.
    public let lines: ClosedRange<Int>
    /// The words, without marks.
    public let text: String
    /// Items of a list, blocks of an item or a quote; a table has none.
    public let children: [Block]

    init?(_ node: NodePointer, in tree: Tree) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING: kind = .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_PARAGRAPH: kind = .paragraph
        case CMARK_NODE_LIST: kind = .list
        case CMARK_NODE_ITEM: kind = .item
        case CMARK_NODE_BLOCK_QUOTE: kind = .quote
        case CMARK_NODE_CODE_BLOCK: kind = .code
        case CMARK_NODE_HTML_BLOCK: kind = .html
        case CMARK_NODE_THEMATIC_BREAK: kind = .rule
        case CMARK_NODE_CUSTOM_BLOCK: kind = .table
        default: return nil
        }
        if case .table(let number) = Node.role(of: node), let table = tree.extended?.tables.at(number) {
            lines = table.lines
        } else {
            let first = max(1, tree.line(of: node))
            lines = first...max(first, tree.endLine(of: node))
        }
        text = Node.plainText(node)
        children = kind == .table ? [] : Node.children(of: node).compactMap { Block($0, in: tree) }
    }
}
