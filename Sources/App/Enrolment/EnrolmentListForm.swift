import Foundation

/// What the page of a list posts: the list, what was said about its columns and lines, and the fingerprint of what was checked.
struct EnrolmentListForm: Sendable {
    let list: String
    let checked: String?
    /// The sheet of a spreadsheet file, by its name or number.
    let sheet: String?
    let mapping: ListMapping
    var choices: [Int: EnrolmentChoice]

    /// - Parameter fields: in the order of the page.
    init(_ fields: [(name: String, value: String)]) {
        let first = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        list = first["list"] ?? ""
        checked = first["checked"]
        sheet = TypedText.line(first["sheet"])
        mapping = Self.mapping(fields, first)
        choices = Dictionary(
            Self.numbered("choice-", fields).compactMap { line, value in
                Self.choice(value, first["user-\(line)"]).map { (line, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: `FormErrors`
    func document() throws -> EnrolmentListDocument {
        try EnrolmentListDocument(Array(list.utf8), mapping)
    }

    private static func mapping(_ fields: [(name: String, value: String)], _ first: [String: String]) -> ListMapping {
        let columns = fields.filter { $0.name == "column" }.prefix(EnrolmentListDocument.mostColumns).map { field in
            ListColumn(rawValue: field.value) ?? .ignored
        }
        guard !columns.isEmpty else { return ListMapping() }
        let parts = numbered("name-", fields).compactMap { line, value in Int(value).map { (line, $0) } }
        return ListMapping(
            columns: columns, isHeaded: first["headed"] != nil, group: first["group"].flatMap { $0.isEmpty ? nil : $0 },
            parts: Dictionary(parts.filter { $0.1 != 0 }, uniquingKeysWith: { first, _ in first }))
    }

    private static func choice(_ value: String, _ userName: String?) -> EnrolmentChoice? {
        switch value {
        case "nobody": .nobody
        case "other": .other(userName ?? "")
        default: ID<Person>(posted: value).map { .account($0) }
        }
    }

    /// The fields whose names are a beginning and the number of a line.
    private static func numbered(_ beginning: String, _ fields: [(name: String, value: String)]) -> [(Int, String)] {
        fields.compactMap { field in
            guard field.name.hasPrefix(beginning) else { return nil }
            return Int(field.name.dropFirst(beginning.count)).map { ($0, field.value) }
        }
    }
}
