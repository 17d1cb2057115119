import Database

/// An action category, named by its way through the taxonomy: cognitive/analyze/organize. A word of a path is not enough, because
/// "displays" is in two domains.
struct ActionPath: Hashable, Sendable, DatabaseValue {
    /// Its domain, its category in the domain, and itself, with "/" between them.
    let text: String

    init(text: String) {
        self.text = text
    }

    init(sqlValue: SQLValue) throws {
        text = try String(sqlValue: sqlValue)
    }

    var sqlValue: SQLValue { text.sqlValue }
}
