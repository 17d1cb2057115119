/// What is wrong with a form, ready to print: a summary with links, and the words beside each field.
struct ErrorSummary: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let href: String
        let message: String
    }

    let entries: [Entry]

    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Nil when there is nothing to say, so that a template's section stays away.
    init?(_ errors: FormErrors?, _ strings: Strings) {
        guard let errors, !errors.items.isEmpty else { return nil }
        entries = errors.items.map { Entry(href: "#\($0.field)", message: strings($0.key)) }
    }
}

extension FormErrors {
    /// The first sentence about a field, to stand beside it.
    func first(_ field: String, _ strings: Strings) -> String? {
        items.first { $0.field == field }.map { strings($0.key) }
    }
}
