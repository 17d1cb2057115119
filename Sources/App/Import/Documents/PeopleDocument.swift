import Foundation
import SwiftCSV

/// `people.csv`: who may sign in.
struct PeopleDocument: Sendable {
    static let fileName = "people.csv"
    static let columns = ["user name", "name", "surname", "index number", "e-mail", "roles"]

    struct Entry: Sendable, Equatable {
        let line: Int
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        let email: String?
        let roles: Set<Role>
    }

    let people: [Entry]

    /// - Throws: `ImportMistakes` with every faulty line.
    init(_ file: TextFile) throws {
        let table = try Self.table(file)
        var mistakes: [Mistake] = []
        var people: [Entry] = []
        var line = 2
        for cells in table.rows {
            let isBlank = cells.allSatisfy { $0.trimmingCharacters(in: .whitespaces).isEmpty }
            switch isBlank ? nil : PersonRow(file: file.name, line: line, cells: cells).entry() {
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
        let text = file.text.trimmingCharacters(in: .newlines)
        guard let table = try? CSV<Enumerated>(string: text, delimiter: .comma), table.header == columns else {
            throw ImportMistakes(
                mistakes: [
                    Mistake(file.name, line: 1, "mistake.csv-header", ["columns": columns.joined(separator: ",")])
                ])
        }
        return table
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

/// One line of the file.
private struct PersonRow {
    let file: String
    let line: Int
    let cells: [String]

    func entry() -> Result<PeopleDocument.Entry, ImportMistakes> {
        let userName = UserName.folded(text("user name") ?? "")
        let email = text("e-mail")
        let roleNames = (text("roles") ?? "").split(separator: " ").map(String.init)
        let roles = roleNames.compactMap(Role.init(rawValue:))
        var mistakes: [Mistake] = []
        if cells.count != PeopleDocument.columns.count {
            mistakes.append(Mistake(file, line: line, "mistake.csv-columns", ["count": String(PeopleDocument.columns.count)]))
        }
        if !UserName.isValid(userName) {
            mistakes.append(Mistake(file, line: line, "mistake.user-name", ["value": userName]))
        }
        for column in ["name", "surname"] where text(column) == nil {
            mistakes.append(Mistake(file, line: line, "mistake.column-empty", ["column": column]))
        }
        if let email, !email.contains("@") || email.contains(" ") {
            mistakes.append(Mistake(file, line: line, "mistake.email", ["value": email]))
        }
        if roles.isEmpty || roles.count < roleNames.count {
            mistakes.append(
                Mistake(
                    file, line: line, "mistake.roles",
                    ["roles": Role.allCases.map(\.rawValue).joined(separator: ", ")]))
        }
        guard mistakes.isEmpty else { return .failure(ImportMistakes(mistakes: mistakes)) }
        return .success(
            .init(
                line: line, userName: userName, name: text("name") ?? "", surname: text("surname") ?? "",
                indexNumber: text("index number"), email: email, roles: Set(roles)))
    }

    private func text(_ column: String) -> String? {
        guard let index = PeopleDocument.columns.firstIndex(of: column), cells.indices.contains(index) else { return nil }
        let text = cells[index].trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }
}
