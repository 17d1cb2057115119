import CMark
import Foundation

extension Tree {
    /// Puts each table in the place of its comment, with the words of its cells, which cmark has read as headings above the
    /// text.
    func placeTables() {
        guard let extended, !extended.tables.isEmpty else { return }
        var cells = read { Node.children(of: $0).prefix(extended.cellLines.count)[...] }
        let tables = extended.tables.enumerated().map { number, table in Self.node(table, number, &cells) }
        for block in nodes(CMARK_NODE_HTML_BLOCK) {
            guard let number = Self.number(of: block), let table = tables.at(number) ?? nil else { continue }
            cmark_node_replace(block, table)
            cmark_node_free(block)
        }
    }

    /// The number of the table whose place a comment keeps.
    private static func number(of comment: NodePointer) -> Int? {
        let parts = MarkedText.parts(of: Node.rawLiteral(comment))
        guard case .words("<!--") = parts.first, case .number(let number) = parts.dropFirst().first else { return nil }
        return number
    }

    private static func node(_ table: PipeTable, _ number: Int, _ cells: inout ArraySlice<NodePointer>) -> NodePointer? {
        var rows: [[NodePointer]] = []
        for row in table.rows {
            rows.append(Array(cells.prefix(row.count)))
            cells = cells.dropFirst(row.count)
        }
        let start = "<div class=\"wide\" tabindex=\"0\"\(region(rows))>\n<table>"
        guard let node = Node.new(CMARK_NODE_CUSTOM_BLOCK, .table(number), start, "</table>\n</div>") else { return nil }
        for (index, cells) in rows.enumerated() {
            let (before, after) = (
                index == 0 ? "<thead>\n" : index == 1 ? "<tbody>\n" : "",
                index == 0 ? "\n</thead>" : index == rows.count - 1 ? "\n</tbody>" : ""
            )
            guard let row = Node.new(CMARK_NODE_CUSTOM_BLOCK, .row, before + "<tr>", "</tr>" + after) else { continue }
            for (cell, alignment) in zip(cells, table.alignments) { move(cell, alignment, isHead: index == 0, into: row) }
            cmark_node_append_child(node, row)
        }
        return node
    }

    /// Moves what is in a heading into a new cell.
    private static func move(_ heading: NodePointer, _ alignment: PipeTable.Alignment, isHead: Bool, into row: NodePointer) {
        // A cell without a name is the head of nothing.
        let tag = isHead && cmark_node_first_child(heading) != nil ? "th" : "td"
        let start = "<\(tag)\(tag == "th" ? " scope=\"col\"" : "")\(alignment.attribute)>"
        guard let cell = Node.new(CMARK_NODE_CUSTOM_INLINE, .cell, start, "</\(tag)>") else { return }
        Node.moveChildren(of: heading, into: cell)
        Node.remove(heading)
        cmark_node_append_child(row, cell)
    }

    /// The role and the name of a table that may be wider than the page: the names of its columns.
    private static func region(_ rows: [[NodePointer]]) -> String {
        for row in rows {
            let names = row.map { Node.plainText($0).trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            guard let first = names.first else { continue }
            let name = names.dropFirst().prefix(7).reduce(first) { $0 + ", " + $1 }
            return " role=\"region\" aria-label=\"\(Markdown.escape(name))\""
        }
        return ""
    }
}

extension PipeTable.Alignment {
    /// By the classes of all pages; what is not said is at the left.
    fileprivate var attribute: String {
        switch self {
        case .none, .left: ""
        case .center: " class=\"centre\""
        case .right: " class=\"end\""
        }
    }
}
