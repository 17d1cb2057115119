import Foundation

/// A file of a course's folder with a line for each thing that it says of a person.
struct CourseTable: Sendable {
    struct Line: Sendable {
        let number: Int
        /// Without spaces around them; as many as there are columns.
        let cells: [String]

        func text(_ column: Int) -> String { cells.at(column) ?? "" }
    }

    let file: String
    let lines: [Line]
    private(set) var mistakes: [Mistake] = []

    /// In bytes: a line for each student, part and week of a large course.
    static let longest = 10_000_000

    /// Nil when the folder does not have the file.
    /// - Throws: `ImportMistakes` when it is too long or not UTF-8.
    static func file(_ name: String, in folder: String) throws -> TextFile? {
        guard FileManager.default.fileExists(atPath: "\(folder)/\(name)") else { return nil }
        return try TextFile(name, in: folder, longest: longest, tooLong: "mistake.table-long")
    }

    /// - Parameters:
    ///   - columns: those that the first line must name.
    ///   - optional: those that may follow, in this order: a file may end with any of them.
    /// - Throws: `ImportMistakes` when the first line is another one.
    init(_ file: TextFile, columns: [String], optional: [String] = []) throws {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        guard let heading = records.first?.cells, heading.count >= columns.count,
            (columns + optional).starts(with: heading)
        else {
            let values = ["columns": (columns + optional).joined(separator: ",")]
            throw ImportMistakes(mistakes: [Mistake(file.name, line: 1, "mistake.semesters-header", values)])
        }
        self.file = file.name
        var (lines, mistakes): ([Line], [Mistake]) = ([], [])
        for record in records.dropFirst() {
            let cells = record.cells.map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.allSatisfy(\.isEmpty) { continue }
            if record.isBroken || cells.count != heading.count {
                let values = ["count": String(heading.count)]
                mistakes.append(Mistake(file.name, line: record.line, "mistake.csv-columns", values))
            } else {
                lines.append(Line(number: record.line, cells: cells))
            }
        }
        (self.lines, self.mistakes) = (lines, mistakes)
    }

    /// The day in a column; nil for an empty field and, with a mistake, for what is no day from 1900 to today.
    /// - Parameter today: the day of the import, in the institution's time zone.
    mutating func day(_ column: Int, called name: String, _ line: Line, today: LocalDay) -> LocalDay? {
        let typed = line.text(column)
        if typed.isEmpty { return nil }
        switch WrittenDay(typed) {
        case .day(let day) where day > today:
            add("mistake.table-day-future", line, ["value": typed, "column": name])
        case .day(let day) where SchoolYear.known.contains(day.year): return day
        case .ambiguous(let one, let other):
            add("mistake.day-twofold", line, ["value": typed, "first": one.iso, "second": other.iso])
        case .day, nil: add("mistake.table-day", line, ["value": typed, "column": name])
        }
        return nil
    }

    mutating func add(_ key: String, _ line: Line, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: line.number, key, values.mapValues { $0.shortened(letters: 80) }))
    }
}
