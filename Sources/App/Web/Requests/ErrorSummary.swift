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
    init?(_ errors: FormErrors?, _ strings: Strings) {
        guard let errors, !errors.items.isEmpty else { return nil }
        entries = errors.items.map { Entry(href: "#\($0.field)", message: strings($0.key, $0.values)) }
    }
}

extension FormErrors {
    /// The first sentence about a field, which is shown beside it.
    func first(_ field: String, _ strings: Strings) -> String? {
        items.first { $0.field == field }.map { strings($0.key, $0.values) }
    }
}
