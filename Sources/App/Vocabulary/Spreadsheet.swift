/// A table for spreadsheets and for programs: columns with headings, and rows of cells that know what they hold. How it is written
/// is decided by `SpreadsheetForm`.
struct Spreadsheet: Sendable, Equatable {
    /// What a cell holds.
    enum Cell: Sendable, Hashable {
        case empty
        /// Any text, also one that begins like a formula: it stays a text in every form.
        case text(String)
        case whole(Int)
        /// A number in thousandths, exactly: 8150 is 8.15.
        case thousandths(Int)
        /// A moment, to the second, which files have in the institution's time.
        case moment(Instant)

        /// A text, or nothing where there is none.
        init(_ text: String?) { self = text.map(Cell.text) ?? .empty }

        /// A number in thousandths, or nothing where there is none.
        init(thousandths: Int?) { self = thousandths.map(Cell.thousandths) ?? .empty }
    }

    /// What the table is about; a workbook's sheet has its name from it.
    let title: String
    let headings: [String]
    /// Each has a cell for every heading.
    let rows: [[Cell]]

    init(title: String, headings: [String], rows: [[Cell]]) {
        (self.title, self.headings) = (title, headings)
        self.rows = rows.map { row in
            row.count == headings.count
                ? row : Array((row + Array(repeating: .empty, count: headings.count)).prefix(headings.count))
        }
    }
}
