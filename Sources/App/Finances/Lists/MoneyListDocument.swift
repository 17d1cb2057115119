/// A list of charges or payments: a heading that names the columns, and a line for each.
struct MoneyListDocument: Sendable {
    /// In bytes.
    static let longest = 1_000_000
    static let mostLines = 10_000

    /// One line, as it is written there.
    struct Line: Sendable, Equatable {
        /// From 1.
        let number: Int
        let cells: [MoneyListColumn: String]
        /// How many lines before it say the same: two that are alike are two payments.
        var repetition = 0
        /// Whether its cells cannot be told apart.
        var isBroken = false

        subscript(_ column: MoneyListColumn) -> String? { cells[column] }

        /// What it is about, in few words.
        var text: String {
            [self[.indexNumber] ?? self[.userName] ?? self[.reference] ?? self[.payer], self[.amount], self[.day] ?? self[.due]]
                .compactMap { $0 }.map { String($0.beginning(letters: 60)) }.joined(separator: " · ")
        }
    }

    let kind: MoneyListKind
    /// As it was read, with line ends of one kind.
    let text: String
    let lines: [Line]

    /// - Throws: `FormErrors` about the field `list`.
    init(_ typed: String, _ kind: MoneyListKind) throws {
        guard typed.utf8.count <= Self.longest else { throw Self.problem("enrol.list-too-long") }
        self.kind = kind
        text = TypedText.lines(typed) ?? ""
        let all = SeparatedText.records(
            in: text, separator: ListText.separator(of: text), most: Self.mostLines + ListHeading.mostAbove + 2)
        guard !all.isEmpty else { throw Self.problem("enrol.list-empty") }
        let headings = all.prefix(ListHeading.mostAbove).enumerated().lazy.compactMap { index, record in
            MoneyListColumn.columns(record.cells, kind).map { (index, $0) }
        }
        guard let (index, columns) = headings.first else { throw Self.problem("money-list.no-heading") }
        let records = all.dropFirst(index + 1)
        guard !records.isEmpty else { throw Self.problem("enrol.list-empty") }
        guard records.count <= Self.mostLines else { throw Self.problem("money-list.too-many") }
        lines = Self.counted(records.map { Self.line($0, columns) })
    }

    /// Reads a file: text in any encoding, or a spreadsheet.
    /// - Parameter sheet: of a spreadsheet, by its name or number; nil for the first one with something in it.
    /// - Throws: `FormErrors` about the fields `file` and `sheet`.
    init(file bytes: [UInt8], sheet: String?, _ kind: MoneyListKind) throws {
        do {
            if bytes.starts(with: SpreadsheetBook.sign) {
                try self.init(SpreadsheetBook(bytes).text(of: sheet), kind)
            } else {
                // The compound file of older programs, and of newer ones for files with a password.
                if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw SpreadsheetProblem.old }
                try self.init(ListEncoding.read(bytes).text, kind)
            }
        } catch let problem as SpreadsheetProblem {
            throw FormErrors(items: [.init(field: problem.field, key: problem.key)])
        } catch let errors as FormErrors {
            throw FormErrors(items: errors.items.map { .init(field: "file", key: $0.key, values: $0.values) })
        }
    }

    private static func line(_ record: SeparatedText.Record, _ columns: [MoneyListColumn]) -> Line {
        let pairs = zip(columns, record.cells).compactMap { column, cell in
            column == .other ? nil : TypedText.line(cell).map { (column, $0) }
        }
        let isLong = record.cells.dropFirst(columns.count).contains { TypedText.line($0) != nil }
        return Line(
            number: record.line, cells: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
            isBroken: record.isBroken || isLong)
    }

    private static func counted(_ lines: [Line]) -> [Line] {
        var seen: [[MoneyListColumn: String]: Int] = [:]
        return lines.map { line in
            var line = line
            line.repetition = seen[line.cells] ?? 0
            seen[line.cells] = line.repetition + 1
            return line
        }
    }

    private static func problem(_ key: String) -> FormErrors {
        FormErrors(items: [.init(field: "list", key: key)])
    }
}
