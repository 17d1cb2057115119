/// A table as it is written: `| a | b |` and below it `| - | - |`.
struct PipeTable {
    enum Alignment: String {
        case none, left, center, right
    }

    /// The lines of the text that it takes.
    let lines: ClosedRange<Int>
    let alignments: [Alignment]
    /// The Markdown of each cell, in rows of `alignments.count`, first the names of the columns.
    let rows: [[String]]

    /// The row with as many cells as there are columns: what is too much is left out, and what is missing is empty.
    static func row(_ cells: [String], columns: Int) -> [String] {
        Array((cells + Array(repeating: "", count: max(0, columns - cells.count))).prefix(columns))
    }
}
