/// The errors formatted for a page: a summary with links, and the sentences beside each field.
struct ErrorSummary: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let href: String
        let message: String
    }

    let entries: [Entry]

    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Nil when there are no errors, so that the template's section is left out.
    /// - Parameter names: of fields, by their ids, to stand before what is wrong with them.
    init?(_ errors: FormErrors?, _ strings: Strings, named names: [String: String] = [:]) {
        guard let errors, !errors.items.isEmpty else { return nil }
        entries = errors.items.map { item in
            let sentence = strings(item.key, item.values)
            return Entry(href: "#\(item.field)", message: names[item.field].map { $0 + ": " + sentence } ?? sentence)
        }
    }
}

extension FormErrors {
    /// The first sentence about a field, which is shown beside it.
    func first(_ field: String, _ strings: Strings) -> String? {
        items.first { $0.field == field }.map { strings($0.key, $0.values) }
    }
}
