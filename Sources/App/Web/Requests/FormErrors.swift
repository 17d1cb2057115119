/// What is wrong with a posted form, field by field, in the order in which the page shows the fields.
struct FormErrors: Error, Equatable {
    struct Item: Equatable, Sendable {
        /// The id of the field on the page.
        let field: String
        /// Key of the sentence in `Strings`.
        let key: String
    }

    var items: [Item] = []

    mutating func add(_ field: String, _ key: String) {
        items.append(Item(field: field, key: key))
    }

    /// Throws itself when anything was added.
    func check() throws {
        if !items.isEmpty { throw self }
    }
}

/// The same, ready to print: a summary with links, and the words beside each field.
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
