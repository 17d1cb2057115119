import CMark

/// Finds the tables of a text: a paragraph for CommonMark, or a part of one.
struct TableFinder {
    /// In the order of the text.
    private(set) var tables: [(table: PipeTable, containers: Containers)] = []
    private let lines: TextLines
    /// How many more cells there may be. Without a limit, a name in each of many columns and as many rows of nothing would be
    /// more cells than the server has memory for.
    private var room = Markdown.maximumCells

    /// - Parameter tree: the text as CommonMark reads it.
    /// - Throws: `MarkdownProblem.tooManyCells`.
    init(_ tree: Tree, _ lines: TextLines) throws(MarkdownProblem) {
        self.lines = lines
        // A line of `=` below a paragraph makes a heading of it, but below a table it is a row.
        var last = 0
        for block in tree.nodes(CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING) {
            let numbers = Node.line(block)...max(Node.line(block), Int(cmark_node_get_end_line(block)))
            let candidates = numbers.dropFirst().filter { lines.line($0).utf8.contains(UInt8(ascii: "-")) }
            guard !candidates.isEmpty else { continue }
            let containers = Containers(around: block, in: lines)
            let isHeading = cmark_node_get_type(block) == CMARK_NODE_HEADING
            // cmark counts the line after an underlined heading as well.
            let underline = isHeading ? numbers.dropFirst().first { Self.isUnderline(containers.start(of: $0)) } : nil
            for number in candidates where number - 1 > last && number < underline ?? .max {
                guard let table = try table(under: number, containers) else { continue }
                tables.append((table, containers))
                last = table.lines.upperBound
                break
            }
        }
    }

    /// The table whose second line has a number.
    private mutating func table(under number: Int, _ containers: Containers) throws(MarkdownProblem) -> PipeTable? {
        let (head, delimiter) = (containers.start(of: number - 1), containers.start(of: number))
        guard head.isWhole, delimiter.isWhole, delimiter.cursor.indent < 4,
            !Self.isUnderline(delimiter), let alignments = PipeRow.alignments(delimiter.cursor.text),
            let names = PipeRow.cells(head.cursor.text),
            names.count == alignments.count
        else { return nil }
        try take(alignments.count)
        var (rows, end) = ([names], number)
        while end < lines.count {
            let (cursor, isWhole) = containers.start(of: end + 1)
            guard isWhole, !Self.beginsBlock(cursor), let cells = PipeRow.cells(cursor.text) else { break }
            try take(alignments.count)
            rows.append(PipeTable.row(cells, columns: alignments.count))
            end += 1
        }
        return PipeTable(lines: (number - 1)...end, alignments: alignments, rows: rows)
    }

    /// Whether a line makes a heading of those above it.
    private static func isUnderline(_ start: (cursor: LineCursor, isWhole: Bool)) -> Bool {
        guard start.isWhole, start.cursor.indent < 4, let first = start.cursor.text.utf8.first,
            first == UInt8(ascii: "=") || first == UInt8(ascii: "-")
        else { return false }
        return start.cursor.text.utf8.drop { $0 == first }.allSatisfy(LineCursor.isSpace)
    }

    private mutating func take(_ cells: Int) throws(MarkdownProblem) {
        room -= cells
        if room < 0 { throw .tooManyCells }
    }

    private static let beginnings = Set("#>*+-_<`~0123456789".utf8)

    /// Whether a line is no row, because another block begins there.
    private static func beginsBlock(_ cursor: LineCursor) -> Bool {
        if cursor.indent >= 4 { return true }
        let text = cursor.text
        guard let first = text.utf8.first, beginnings.contains(first) else { return false }
        guard let tree = try? Tree(plain: String(text)) else { return true }
        return tree.read { root in
            cmark_node_first_child(root).map { cmark_node_get_type($0) != CMARK_NODE_PARAGRAPH } ?? false
        }
    }
}
