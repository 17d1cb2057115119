/// The errors in a posted form, by field, in the order of the page.
struct FormErrors: Error, Equatable {
    struct Item: Equatable, Sendable {
        /// The id of the field on the page.
        let field: String
        /// Key of the sentence in `Strings`.
        let key: String
        var values: [String: String] = [:]
    }

    var items: [Item] = []

    mutating func add(_ field: String, _ key: String, _ values: [String: String] = [:]) {
        items.append(Item(field: field, key: key, values: values))
    }

    /// Throws these errors if there are any.
    func check() throws {
        if !items.isEmpty { throw self }
    }
}
