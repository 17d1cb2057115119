import CMark

/// The quotes and items around a block: what stands before its text in each of its lines.
struct Containers {
    private enum Container {
        case quote
        /// An item that begins on a line, and the columns from its left edge to its text.
        case item(line: Int, width: Int)
    }

    private var containers: [Container] = []
    private let lines: TextLines

    /// - Parameter lines: those of the text that the block was parsed from.
    init(around block: NodePointer, in lines: TextLines) {
        self.lines = lines
        for ancestor in Node.ancestors(of: block).reversed() {
            switch cmark_node_get_type(ancestor) {
            case CMARK_NODE_BLOCK_QUOTE: containers.append(.quote)
            case CMARK_NODE_ITEM:
                let line = Node.line(ancestor)
                containers.append(.item(line: line, width: start(of: line).cursor.itemWidth))
            default: break
            }
        }
    }

    /// Where the block's text begins in a line, before its indentation. In a line that only goes on with a paragraph, some of
    /// the marks may be left out (CommonMark 5.1: laziness); then `isWhole` is false.
    func start(of line: Int) -> (cursor: LineCursor, isWhole: Bool) {
        var cursor = LineCursor(lines.line(line))
        for container in containers {
            switch container {
            case .quote:
                guard cursor.passQuoteMark() else { return (cursor, false) }
            case .item(line, let width):
                cursor.advance(columns: width)
            case .item(_, let width):
                guard cursor.passIndentation(width) else { return (cursor, false) }
            }
        }
        return (cursor, true)
    }

    /// What stands before the block's text, with spaces for a part of a tab.
    func prefix(of line: Int) -> String {
        let (cursor, _) = start(of: line)
        return lines.line(line)[..<cursor.rest.startIndex] + String(repeating: " ", count: cursor.passedOfTab)
    }

    /// The block's text in a line, without indentation.
    func text(of line: Int) -> Substring { start(of: line).cursor.text }
}
