import Foundation

/// `semesters.csv`: the semesters of an institution.
struct SemestersDocument: Sendable {
    static let fileName = "semesters.csv"
    static let columns = ["semester", "school year", "name", "first day", "teaching weeks", "last day"]
    static let longestName = 160

    struct Entry: Sendable, Equatable {
        let line: Int
        /// By which the folder calls it; nil where it is called by its title alone.
        let key: String?
        let schoolYear: SchoolYear
        let name: String
        let first: SemesterDay
        let weeks: Int
        let last: SemesterDay

        /// What stands on pages: 2026/2027, winter semester.
        var title: String { SemesterTitle.text(schoolYear, name) }
        /// The days as they are at this import; nil when they cannot be those of a semester, which reading the file rules out.
        var days: SemesterDays? { SemesterDays(first: first.day, weeks: weeks, last: last.day) }
    }

    let entries: [Entry]

    /// - Parameter today: the day of the import, in the institution's time zone.
    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile, today: LocalDay) throws {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        guard records.first?.cells == Self.columns else {
            throw ImportMistakes(mistakes: [
                Mistake(file.name, line: 1, "mistake.semesters-header", ["columns": Self.columns.joined(separator: ",")])
            ])
        }
        var (mistakes, entries): ([Mistake], [Entry]) = ([], [])
        for record in records.dropFirst() {
            let cells = record.cells.map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.allSatisfy(\.isEmpty) { continue }
            switch SemesterRow(file: file.name, line: record.line, cells: cells, today: today).entry() {
            case .success(let entry): entries.append(entry)
            case .failure(let found): mistakes += found.mistakes
            }
        }
        mistakes += Self.repeated(entries, file.name, \.key) + Self.repeated(entries, file.name) { $0.title }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        self.entries = entries
    }

    private static func repeated(_ entries: [Entry], _ file: String, _ value: (Entry) -> String?) -> [Mistake] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard let value = value(entry), !seen.insert(value).inserted else { return nil }
            return Mistake(file, line: entry.line, "mistake.semester-twice", ["value": value])
        }
    }
}
