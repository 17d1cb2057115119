extension Printer {
    /// A table. MathML Core leaves the alignment of columns to style sheets (`Public/css/gata.css`); the attributes are for
    /// browsers that are older than it.
    mutating func print(_ table: Table) {
        let count = table.isAligned ? table.rows.map(\.count).max() ?? 1 : table.alignments.count
        let alignments = (0..<count).map { table.alignment(of: $0).rawValue }
        var attributes = alignments.contains { $0 != "center" } ? " columnalign=\"\(alignments.joined(separator: " "))\"" : ""
        if table.isAligned { attributes += " class=\"aligned\" columnspacing=\"0em 2em\" displaystyle=\"true\"" }
        element("mtable", attributes) { printer in
            printer.inStyle(table.isAligned ? .display : .text) { printer in
                for row in table.rows { printer.element("mtr") { $0.cells(row, of: table) } }
            }
        }
    }

    private mutating func cells(_ row: [Node], of table: Table) {
        for (column, cell) in row.enumerated() {
            let alignment = table.alignment(of: column)
            element("mtd", alignment == .center ? "" : " class=\"\(alignment.rawValue)\"") { printer in
                guard case .row(let nodes) = cell else { return printer.print(cell) }
                printer.contents(nodes, isContinued: table.isAligned && column % 2 == 1)
            }
        }
    }
}

extension Table {
    fileprivate func alignment(of column: Int) -> Alignment {
        if isAligned { return column % 2 == 0 ? .right : .left }
        return alignments.dropFirst(column).first ?? alignments.last ?? .center
    }
}
