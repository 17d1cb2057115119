/// A list of exam dates: a line for each.
struct ExamDateDocument: Sendable {
    struct Line: Sendable, Equatable {
        /// From 1.
        let number: Int
        /// What the line calls the date; by it a date is found again that was moved.
        let key: String?
        /// The course's code.
        let course: String?
        let form: ExamDateForm
        /// Whether it says neither that the date has a waiting list nor that it has none.
        let isUnclear: Bool
        /// Whether its cells cannot be told apart.
        let isBroken: Bool

        /// What it is about, in few words.
        var text: String {
            [key, course, form.day, form.clock].compactMap { $0 }.map { String($0.beginning(letters: 60)) }
                .joined(separator: " · ")
        }
    }

    /// In bytes.
    static let longest = 500_000
    static let mostLines = 2000

    /// As it was read, with line ends of one kind.
    let text: String
    let lines: [Line]

    /// - Throws: `FormErrors` about the field `list`.
    init(_ typed: String) throws {
        guard typed.utf8.count <= Self.longest else { throw Self.problem("exams.list-too-long") }
        text = TypedText.lines(typed) ?? ""
        let separator = ListText.separator(of: text)
        let all = SeparatedText.records(in: text, separator: separator, most: Self.mostLines + 2)
        let named = all.first.flatMap { ExamDateColumn.columns($0.cells) }
        let columns = named ?? ExamDateColumn.usual
        let records = all.dropFirst(named == nil ? 0 : 1)
        guard !records.isEmpty else { throw Self.problem("enrol.list-empty") }
        guard records.count <= Self.mostLines else { throw Self.problem("exams.list-too-long") }
        lines = records.map { Self.line($0, columns) }
    }

    /// Reads a file: text in any encoding, or a spreadsheet.
    /// - Throws: `FormErrors` about the field `file`.
    init(file bytes: [UInt8]) throws {
        do {
            if bytes.starts(with: SpreadsheetBook.sign) {
                try self.init(SpreadsheetBook(bytes).text(of: nil))
            } else {
                try self.init(ListEncoding.read(bytes).text)
            }
        } catch let problem as SpreadsheetProblem {
            throw FormErrors(items: [.init(field: "file", key: problem.key)])
        } catch let errors as FormErrors {
            throw FormErrors(items: errors.items.map { .init(field: "file", key: $0.key) })
        }
    }

    private static func line(_ record: SeparatedText.Record, _ columns: [ExamDateColumn]) -> Line {
        func cell(_ column: ExamDateColumn) -> String? {
            columns.firstIndex(of: column).flatMap { TypedText.line(record.cells.at($0)) }
        }
        let isLong = record.cells.dropFirst(columns.count).contains { TypedText.line($0) != nil }
        let waits = cell(.waits).map(ExamDateColumn.flag) ?? false
        let form = ExamDateForm(
            day: cell(.day), clock: cell(.clock), minutes: cell(.minutes), room: cell(.room), seats: cell(.seats),
            waits: waits == true ? "1" : nil)
        return Line(
            number: record.line, key: cell(.key), course: cell(.course), form: form, isUnclear: waits == nil,
            isBroken: record.isBroken || isLong)
    }

    private static func problem(_ key: String) -> FormErrors {
        FormErrors(items: [.init(field: "list", key: key)])
    }
}

/// What a column of a list of dates holds.
enum ExamDateColumn: Sendable, Equatable {
    case key, course, day, clock, minutes, room, seats, waits
    case other

    /// The columns of a list without a heading.
    static let usual: [ExamDateColumn] = [.course, .day, .clock, .minutes, .room, .seats, .waits]

    private static let words: [(ExamDateColumn, Set<String>)] = [
        (.key, ["key", "cheie", "kljuc", "id"]), (.course, ["course", "code", "curs", "cod", "kurs", "sifra"]),
        (.day, ["day", "date", "zi", "ziua", "data", "dan", "datum"]), (.clock, ["time", "ora", "vreme"]),
        (.minutes, ["minutes", "minute", "length", "durata", "minuta", "trajanje"]), (.room, ["room", "sala"]),
        (.seats, ["seats", "locuri", "mesta"]), (.waits, ["waiting", "asteptare", "cekanje", "cekanja"]),
    ]

    /// The columns that a line names; nil where it is no heading.
    static func columns(_ cells: [String]) -> [ExamDateColumn]? {
        let named = cells.map { cell in
            let own = Set(SearchText.words(of: PlainLetters.latin(cell)))
            return words.first { !$0.1.isDisjoint(with: own) }?.0 ?? .other
        }
        return named.contains(.course) && named.contains(.day) ? named : nil
    }

    /// Yes or no in the three languages; nil for any other text.
    static func flag(_ text: String) -> Bool? {
        switch SearchText.words(of: PlainLetters.latin(text)).first {
        case "1", "x", "yes", "y", "da", "true": true
        case nil, "0", "no", "n", "nu", "ne", "false": false
        default: nil
        }
    }
}
