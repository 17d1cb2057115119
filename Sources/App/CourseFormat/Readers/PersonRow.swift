import Foundation

/// One line of `people.csv`.
struct PersonRow {
    let file: String
    let line: Int
    /// The names of the file's columns.
    let columns: [String]
    let cells: [String]

    func entry() -> Result<PeopleDocument.Entry, ImportMistakes> {
        let mistakes = mistakes
        guard mistakes.isEmpty else { return .failure(ImportMistakes(mistakes: mistakes)) }
        return .success(
            .init(
                line: line, userName: userName, name: text("name") ?? "", surname: text("surname") ?? "",
                indexNumber: text("index number"), email: text("e-mail"), roles: Set(roleNames.compactMap(Role.init)),
                extraTime: extraTime, contact: contact, place: place))
    }

    private var userName: String { UserName.folded(text("user name") ?? "") }
    private var roleNames: [String] { (text("roles") ?? "").split(separator: " ").map(String.init) }
    /// An empty field means no extra time.
    private var factor: Int? { text("time factor").map(ExtraTime.factor) ?? ExtraTime.none.factor }
    private var minutes: Int? { text("extra minutes").map(ExtraTime.minutes) ?? 0 }

    private var extraTime: ExtraTime? {
        guard columns.contains(where: PeopleDocument.timeColumns.contains), let factor, let minutes else { return nil }
        return ExtraTime(factor: factor, added: .minutes(minutes))
    }

    private var contact: PeopleDocument.Contact? {
        guard columns.contains(where: PeopleDocument.contactColumns.contains) else { return nil }
        return .init(title: text("title"), phone: text("telephone"))
    }

    private var place: PersonPlace? {
        guard columns.contains(where: PeopleDocument.placeColumns.contains) else { return nil }
        return .init(office: text("office"), officeHours: text("office hours"), webPage: text("web page"))
    }

    private var mistakes: [Mistake] {
        guard cells.count == columns.count else {
            // With a wrong number of fields, no field can be assigned to a column.
            return [Mistake(file, line: line, "mistake.csv-columns", ["count": String(columns.count)])]
        }
        var mistakes: [Mistake] = []
        func add(_ key: String, _ values: [String: String]) { mistakes.append(Mistake(file, line: line, key, values)) }
        if !UserName.isValid(userName) { add("mistake.user-name", ["value": userName]) }
        for column in ["name", "surname"] where text(column) == nil { add("mistake.column-empty", ["column": column]) }
        if let email = text("e-mail"), !email.contains("@") || email.contains(" ") {
            add("mistake.email", ["value": email])
        }
        if let title = text("title"), !title.isWithin(letters: PersonTitle.longest) {
            add("mistake.person-title", ["value": title])
        }
        if let phone = text("telephone"), !PhoneNumber.isValid(phone) { add("mistake.phone", ["value": phone]) }
        for column in ["office", "office hours"] where text(column)?.isWithin(letters: PersonPlace.longestLine) == false {
            add("mistake.column-long", ["column": column])
        }
        if let page = text("web page"), !PersonPlace.isWebPage(page) { add("mistake.url", ["value": page]) }
        if roleNames.isEmpty || roleNames.contains(where: { Role(rawValue: $0) == nil }) {
            add("mistake.roles", ["roles": Role.allCases.map(\.rawValue).joined(separator: ", ")])
        }
        if factor == nil { add("mistake.time-factor", ["value": text("time factor") ?? ""]) }
        if minutes == nil { add("mistake.extra-minutes", ["value": text("extra minutes") ?? ""]) }
        return mistakes
    }

    private func text(_ column: String) -> String? {
        guard let index = columns.firstIndex(of: column), let cell = cells.at(index) else { return nil }
        let text = cell.trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }
}
