import Foundation

/// One line of `semesters.csv`.
struct SemesterRow {
    let file: String
    let line: Int
    /// Without spaces around them.
    let cells: [String]
    /// The day of the import.
    let today: LocalDay

    func entry() -> Result<SemestersDocument.Entry, ImportMistakes> {
        guard cells.count == SemestersDocument.columns.count else {
            return .failure(mistakes: [mistake("mistake.csv-columns", ["count": String(SemestersDocument.columns.count)])])
        }
        var mistakes: [Mistake] = []
        let key = text("semester")
        if let key, !Self.isKey(key) { mistakes.append(mistake("mistake.semester-key", ["value": key])) }
        let (year, name) = (SchoolYear(text("school year") ?? ""), text("name"))
        if year == nil { mistakes.append(mistake("mistake.school-year", ["value": text("school year") ?? ""])) }
        if name == nil { mistakes.append(mistake("mistake.column-empty", ["column": "name"])) }
        if let name, !name.isWithin(letters: SemestersDocument.longestName) {
            mistakes.append(mistake("mistake.semester-name-long", ["value": name]))
        }
        let (first, last) = (day("first day", .monday, &mistakes), day("last day", .sunday, &mistakes))
        let weeks = text("teaching weeks").flatMap { Int($0) } ?? 0
        mistakes += faults(first, weeks, last)
        guard mistakes.isEmpty, let year, let name, let first, let last else { return .failure(mistakes: mistakes) }
        return .success(.init(line: line, key: key, schoolYear: year, name: name, first: first, weeks: weeks, last: last))
    }

    private func day(_ column: String, _ end: SemesterDay.End, _ mistakes: inout [Mistake]) -> SemesterDay? {
        let written = text(column) ?? ""
        if let day = SemesterDay(written, end, today: today) { return day }
        if case .ambiguous(let one, let other) = WrittenDay(written) {
            mistakes.append(mistake("mistake.day-twofold", ["value": written, "first": one.iso, "second": other.iso]))
        } else {
            mistakes.append(mistake("mistake.day", ["value": written, "column": column]))
        }
        return nil
    }

    /// Days of which one is relative are compared as they are at this import.
    private func faults(_ first: SemesterDay?, _ weeks: Int, _ last: SemesterDay?) -> [Mistake] {
        guard let first, let last else {
            return SemesterDays.possibleWeeks.contains(weeks) ? [] : [mistake("mistake.semester-weeks")]
        }
        return switch SemesterDays.fault(first: first.day, weeks: weeks, last: last.day) {
        case .weeks: [mistake("mistake.semester-weeks")]
        case .order: [mistake("mistake.semester-order")]
        case .long: [mistake("mistake.semester-long")]
        case .overrun(let day): [mistake("mistake.semester-overrun", ["week": String(weeks), "day": day.iso])]
        case nil: []
        }
    }

    /// Whether a text is made of small letters, digits and hyphens between them.
    static func isKey(_ text: String) -> Bool {
        text.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil && text.utf8.count <= 60
    }

    private func mistake(_ key: String, _ values: [String: String] = [:]) -> Mistake {
        Mistake(file, line: line, key, values)
    }

    private func text(_ column: String) -> String? {
        guard let index = SemestersDocument.columns.firstIndex(of: column), let cell = cells.at(index) else { return nil }
        return cell.isEmpty ? nil : cell
    }
}

extension Result where Failure == ImportMistakes {
    fileprivate static func failure(mistakes: [Mistake]) -> Self { .failure(ImportMistakes(mistakes: mistakes)) }
}
