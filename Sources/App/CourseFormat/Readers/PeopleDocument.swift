import Foundation

/// `people.csv`: the accounts of an institution.
struct PeopleDocument: Sendable {
    static let fileName = "people.csv"
    static let columns = ["user name", "name", "surname", "index number", "e-mail", "roles"]
    /// Columns at the end, which may be absent.
    static let timeColumns = ["time factor", "extra minutes"]
    /// Columns at the very end, which may be absent.
    static let contactColumns = ["title", "telephone"]
    private static let headings = [
        columns, columns + timeColumns, columns + contactColumns, columns + timeColumns + contactColumns,
    ]

    /// What stands in the last two columns.
    struct Contact: Sendable, Equatable {
        let title: String?
        let phone: String?
    }

    struct Entry: Sendable, Equatable {
        let line: Int
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        let email: String?
        let roles: Set<Role>
        /// Nil when the file does not have the columns; then the stored extra time stays.
        let extraTime: ExtraTime?
        /// Nil when the file does not have the columns; then the stored title and telephone stay.
        var contact: Contact?
    }

    let people: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile) throws {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        guard let header = records.first?.cells, Self.headings.contains(header) else {
            throw Self.unreadable(file)
        }
        var mistakes: [Mistake] = []
        var people: [Entry] = []
        for record in records.dropFirst() {
            let isBlank = record.cells.allSatisfy { $0.trimmingCharacters(in: .whitespaces).isEmpty }
            let row = PersonRow(file: file.name, line: record.line, columns: header, cells: record.cells)
            switch isBlank ? nil : row.entry() {
            case .success(let entry): people.append(entry)
            case .failure(let found): mistakes += found.mistakes
            case nil: break
            }
        }
        mistakes += Self.repeated(people, file.name, "mistake.user-name-twice") { $0.userName }
        mistakes += Self.repeated(people, file.name, "mistake.index-number-twice") { $0.indexNumber }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        self.people = people
    }

    private static func unreadable(_ file: TextFile) -> ImportMistakes {
        let values = [
            "columns": columns.joined(separator: ","), "more": "," + timeColumns.joined(separator: ","),
            "contact": "," + contactColumns.joined(separator: ","),
        ]
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
