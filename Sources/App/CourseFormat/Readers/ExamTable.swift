import Foundation

/// Reads the lines of `periods.csv`, `exams.csv` and `registrations.csv`.
enum ExamTable {
    /// One line, and what is wrong with it.
    struct Row {
        let file: String
        let line: Int
        /// Without spaces around them, by column.
        let cells: [String: String]
        var mistakes: [Mistake] = []

        mutating func add(_ key: String, _ values: [String: String] = [:]) {
            mistakes.append(Mistake(file, line: line, key, values))
        }

        func text(_ column: String) -> String? { cells[column].flatMap { $0.isEmpty ? nil : $0 } }

        mutating func needed(_ column: String) -> String? {
            if let text = text(column) { return text }
            add("mistake.column-empty", ["column": column])
            return nil
        }

        /// Small letters, digits and hyphens.
        mutating func key(_ column: String) -> String? {
            guard let text = needed(column) else { return nil }
            if text.utf8.count <= 60, text.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil { return text }
            add("mistake.exam-key", ["value": text])
            return nil
        }

        mutating func time(_ column: String, _ now: Instant, _ zone: TimeZone) -> TimeExpression? {
            guard let text = needed(column) else { return nil }
            if let time = TimeExpression(text, now: now, zone: zone) { return time }
            if case .ambiguous(let one, let other) = WrittenDate(text) {
                add("mistake.time-twofold", ["value": text, "first": one, "second": other])
            } else {
                add("mistake.time", ["value": text])
            }
            return nil
        }

        mutating func day(_ column: String, _ end: SemesterDay.End, _ today: LocalDay) -> SemesterDay? {
            guard let text = needed(column) else { return nil }
            if let day = SemesterDay(text, end, today: today) { return day }
            add("mistake.day", ["value": text, "column": column])
            return nil
        }

        /// - Parameter otherwise: what an empty cell means; nil where it may not be empty.
        mutating func number(_ column: String, _ possible: ClosedRange<Int>, otherwise: Int? = nil) -> Int? {
            guard let text = text(column) else {
                if otherwise == nil { add("mistake.column-empty", ["column": column]) }
                return otherwise
            }
            if let number = Int(text), possible.contains(number) { return number }
            add("mistake.exam-number", ["column": column])
            return nil
        }

        /// `yes`, or empty.
        mutating func flag(_ column: String) -> Bool {
            switch text(column) {
            case nil, "no": return false
            case "yes": return true
            default:
                add("mistake.exam-flag", ["column": column])
                return false
            }
        }
    }

    /// - Parameter optional: further columns, all of which a file has or none.
    /// - Throws: `ImportMistakes` with every faulty line, and every key that stands there twice.
    static func entries<Entry>(
        _ file: TextFile, _ needed: [String], optional: [String] = [], key: (Entry) -> String,
        _ read: (inout Row) -> Entry?
    ) throws -> [Entry] {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        let columns = records.first?.cells == needed + optional ? needed + optional : needed
        guard records.first?.cells == columns else {
            throw ImportMistakes(mistakes: [
                Mistake(file.name, line: 1, "mistake.semesters-header", ["columns": columns.joined(separator: ",")])
            ])
        }
        var (mistakes, entries, seen): ([Mistake], [Entry], Set<String>) = ([], [], [])
        for record in records.dropFirst() {
            let cells = record.cells.map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.allSatisfy(\.isEmpty) { continue }
            guard cells.count == columns.count, !record.isBroken else {
                mistakes.append(
                    Mistake(file.name, line: record.line, "mistake.csv-columns", ["count": String(columns.count)]))
                continue
            }
            var row = Row(
                file: file.name, line: record.line,
                cells: Dictionary(zip(columns, cells), uniquingKeysWith: { first, _ in first }))
            let entry = read(&row)
            if let entry, !seen.insert(key(entry)).inserted { row.add("mistake.exam-twice", ["value": key(entry)]) }
            mistakes += row.mistakes
            if let entry { entries.append(entry) }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return entries
    }
}
