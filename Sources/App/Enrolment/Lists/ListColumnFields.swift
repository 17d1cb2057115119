/// The choice of what each column of a list holds, formatted for the page.
struct ListColumnFields: Sendable {
    struct Column: Sendable {
        let id: String
        let label: String
        /// What the first line has in it.
        let sample: String?
        let options: [TypedField.Option]
    }

    let columns: [Column]
    let isHeaded: Bool
    /// The choice of a group; nil when the list has no column of groups.
    let group: TypedField?
    /// Whether they should be looked at.
    let isOpen: Bool

    init(_ document: EnrolmentListDocument, _ strings: Strings) {
        let first = document.lines.first.flatMap { document.cells[$0.number] }
        columns = document.columns.enumerated().map { at, chosen in
            let number = strings("enrol.column", ["number": strings.formats.number(at + 1)])
            return Column(
                id: "column-\(at + 1)", label: TypedText.line(document.heading?.at(at)).map { Self.short($0) } ?? number,
                sample: TypedText.line(first?.at(at)).map { Self.short($0) },
                options: ListColumn.allCases.map {
                    .init(value: $0.rawValue, text: strings($0.key), isChosen: $0 == chosen)
                })
        }
        isHeaded = document.heading != nil
        group =
            document.groups.count < 2
            ? nil
            : TypedField(
                "group", strings("enrol.only-group"), chosen: document.mapping.group ?? "",
                of: [("", strings("enrol.all-groups"))] + document.groups.map { ($0, $0) }, errors: nil, strings)
        isOpen = document.heading == nil || document.lines.contains { $0.mistakes.contains(.nobody) }
    }

    private static func short(_ text: String) -> String { text.shortened(letters: 60) }
}
