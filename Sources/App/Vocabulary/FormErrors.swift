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
