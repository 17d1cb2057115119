/// A list of points: a line for each student, part and week.
struct PointListDocument: Sendable {
    /// In bytes.
    static let longest = 1_000_000
    static let mostLines = 20_000

    /// As it was read, with line ends of one kind.
    let text: String
    let lines: [PointListLine]

    /// - Throws: `FormErrors` about the field `list`.
    init(_ typed: String) throws {
        guard typed.utf8.count <= Self.longest else { throw Self.problem("enrol.list-too-long") }
        text = TypedText.lines(typed) ?? ""
        let separator = ListText.separator(of: text)
        let all = SeparatedText.records(in: text, separator: separator, most: Self.mostLines + 2)
        let named = all.first.flatMap { PointListColumn.columns($0.cells) }
        let columns = named ?? PointListColumn.usual
        let records = all.dropFirst(named == nil ? 0 : 1)
        guard !records.isEmpty else { throw Self.problem("enrol.list-empty") }
        guard records.count <= Self.mostLines else { throw Self.problem("point-list.too-many") }
        lines = records.map { Self.line($0, columns) }
    }

    /// Reads a file: text in any encoding, or a spreadsheet.
    /// - Parameter sheet: of a spreadsheet, by its name or number; nil for the first one with something in it.
    /// - Throws: `FormErrors` about the fields `file` and `sheet`.
    init(file bytes: [UInt8], sheet: String?) throws {
        do {
            if bytes.starts(with: SpreadsheetBook.sign) {
                try self.init(SpreadsheetBook(bytes).text(of: sheet))
            } else {
                // The compound file of older programs, and of newer ones for files with a password.
                if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw SpreadsheetProblem.old }
                try self.init(ListEncoding.read(bytes).text)
            }
        } catch let problem as SpreadsheetProblem {
            throw FormErrors(items: [.init(field: problem.field, key: problem.key)])
        } catch let errors as FormErrors {
            throw FormErrors(items: errors.items.map { .init(field: "file", key: $0.key) })
        }
    }

    private static func line(_ record: SeparatedText.Record, _ columns: [PointListColumn]) -> PointListLine {
        func cell(_ column: PointListColumn) -> String? {
            columns.firstIndex(of: column).flatMap { TypedText.line(record.cells.at($0)) }
        }
        let isLong = record.cells.dropFirst(columns.count).contains { TypedText.line($0) != nil }
        return PointListLine(
            number: record.line, indexNumber: cell(.indexNumber), userName: cell(.userName), week: cell(.week),
            part: cell(.part), points: cell(.points), isBroken: record.isBroken || isLong)
    }

    private static func problem(_ key: String) -> FormErrors {
        FormErrors(items: [.init(field: "list", key: key)])
    }
}
