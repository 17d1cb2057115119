/// Writes a table as CSV: for programs, or as spreadsheet programs in a language open it without a question.
struct SpreadsheetCSV: Sendable {
    /// Writes moments in the institution's time.
    let formats: Formats
    /// Whose decimal separator the numbers have; nil for programs.
    let language: Language?

    private var numbers: NumberNotation { language.map(NumberNotation.ofSpreadsheets(in:)) ?? .ofPrograms }

    /// What stands between cells: where numbers have a comma, programs expect a semicolon.
    private var separator: String { numbers.decimalSeparator == "," ? ";" : "," }

    /// UTF-8 with a byte order mark, lines that end in CR LF. Texts are quoted, and harmless where a spreadsheet could take them for a
    /// formula. Numbers and moments are never changed so, negative ones neither: for spreadsheets they are bare, for programs quoted.
    func text(of table: Spreadsheet) -> String {
        let (numbers, separator) = (numbers, separator)
        let heading = table.headings.map(SpreadsheetText.cell).joined(separator: separator)
        let lines = table.rows.map { row in row.map { cell($0, numbers) }.joined(separator: separator) }
        return SpreadsheetText.mark + ([heading] + lines).map { $0 + SpreadsheetText.lineEnd }.joined()
    }

    private func cell(_ cell: Spreadsheet.Cell, _ numbers: NumberNotation) -> String {
        switch cell {
        case .empty: value("")
        case .text(let text): SpreadsheetText.cell(text)
        case .whole(let number): value(numbers.whole(number))
        case .thousandths(let number): value(numbers.thousandths(number, places: 3))
        case .moment(let instant): value(formats.sortable(instant))
        }
    }

    private func value(_ text: String) -> String { language == nil ? "\"" + text + "\"" : text }
}
