import Foundation

/// `people.csv`: the accounts of an institution.
struct PeopleDocument: Sendable {
    static let fileName = "people.csv"
    static let columns = ["user name", "name", "surname", "index number", "e-mail", "roles"]
    /// Columns at the end, which may be absent.
    static let timeColumns = ["time factor", "extra minutes"]
    /// Columns after these, which may be absent.
    static let contactColumns = ["title", "telephone"]
    /// Columns at the very end, which may be absent.
    static let placeColumns = ["office", "office hours", "web page"]

    /// Whether a first line has all columns that it must have, and of the others each group as a whole or not at all.
    private static func isHeading(_ cells: [String]) -> Bool {
        guard cells.starts(with: columns) else { return false }
        var rest = cells.dropFirst(columns.count)
        for group in [timeColumns, contactColumns, placeColumns] where rest.starts(with: group) {
            rest = rest.dropFirst(group.count)
        }
        return rest.isEmpty
    }

    /// What stands in the columns of contacts.
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
        /// Nil when the file does not have the columns; then what is stored stays.
        var place: PersonPlace?
    }

    let people: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile) throws {
        let records = SeparatedText.records(in: file.text, separator: UInt8(ascii: ","))
        guard let header = records.first?.cells, Self.isHeading(header) else {
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
            "contact": "," + contactColumns.joined(separator: ","), "place": "," + placeColumns.joined(separator: ","),
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
