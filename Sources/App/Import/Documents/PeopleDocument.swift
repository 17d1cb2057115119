import Foundation
import SwiftCSV

/// `people.csv`: who may sign in.
struct PeopleDocument: Sendable {
    static let fileName = "people.csv"
    static let columns = ["user name", "name", "surname", "index number", "e-mail", "roles"]
    /// Behind the others, or not there.
    static let timeColumns = ["time factor", "extra minutes"]

    struct Entry: Sendable, Equatable {
        let line: Int
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        let email: String?
        let roles: Set<Role>
        /// Nil when the file has no columns for it: it then stays as it is.
        let extraTime: ExtraTime?
    }

    let people: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile) throws {
        let table = try Self.table(file)
        var mistakes: [Mistake] = []
        var people: [Entry] = []
        var line = 2
        for cells in try Self.rows(table, file) {
            let isBlank = cells.allSatisfy { $0.trimmingCharacters(in: .whitespaces).isEmpty }
            let row = PersonRow(file: file.name, line: line, columns: table.header, cells: cells)
            switch isBlank ? nil : row.entry() {
            case .success(let entry): people.append(entry)
            case .failure(let found): mistakes += found.mistakes
            case nil: break
            }
            line += 1 + cells.reduce(0) { $0 + $1.count { $0 == "\n" } }
        }
        mistakes += Self.repeated(people, file.name, "mistake.user-name-twice") { $0.userName }
        mistakes += Self.repeated(people, file.name, "mistake.index-number-twice") { $0.indexNumber }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        self.people = people
    }

    private static func table(_ file: TextFile) throws -> CSV<Enumerated> {
        // Without a line end, SwiftCSV would lose an empty last field.
        let text = file.text.trimmingCharacters(in: .newlines) + "\n"
        // One row is enough for it: it makes all that it keeps as long as the longest, and a long one among many takes all memory.
        guard let table = try? CSV<Enumerated>(string: text, delimiter: .comma, loadColumns: false, rowLimit: 1),
            [columns, columns + timeColumns].contains(table.header)
        else { throw unreadable(file) }
        return table
    }

    /// As they are.
    private static func rows(_ table: CSV<Enumerated>, _ file: TextFile) throws -> [[String]] {
        var rows: [[String]] = []
        do { try table.enumerateAsArray(startAt: 1, rowLimit: nil) { rows.append($0) } } catch { throw unreadable(file) }
        return rows
    }

    private static func unreadable(_ file: TextFile) -> ImportMistakes {
        let values = ["columns": columns.joined(separator: ","), "more": "," + timeColumns.joined(separator: ",")]
        return ImportMistakes(mistakes: [Mistake(file.name, line: 1, "mistake.csv-header", values)])
    }

    private static func repeated(
        _ people: [Entry], _ file: String, _ key: String, _ value: (Entry) -> String?
    ) -> [Mistake] {
        var seen: Set<String> = []
        return people.compactMap { entry in
            guard let value = value(entry), !seen.insert(value).inserted else { return nil }
            return Mistake(file, line: entry.line, key, ["value": value])
        }
    }
}
