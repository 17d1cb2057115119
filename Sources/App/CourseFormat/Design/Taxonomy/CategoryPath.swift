import Database

/// A category of a learning domain, named by its way through the taxonomy: cognitive/analyze. Its domain is a part of it, and
/// so no category is ever without the domain that it belongs to.
struct CategoryPath: Hashable, Sendable, DatabaseValue {
    /// Its domain and its own key, with "/" between them.
    let text: String

    init(text: String) {
        self.text = text
    }

    init(sqlValue: SQLValue) throws {
        text = try String(sqlValue: sqlValue)
    }

    var sqlValue: SQLValue { text.sqlValue }

    /// The key of its domain.
    var domain: String { String(text.prefix { $0 != "/" }) }
}

extension ActionPath {
    /// The category that it lies in.
    var category: CategoryPath {
        CategoryPath(text: text.split(separator: "/", omittingEmptySubsequences: false).prefix(2).joined(separator: "/"))
    }
}

extension Taxonomy {
    /// All categories, in the order of the taxonomies.
    var categoryPaths: [CategoryPath] {
        domains.flatMap { domain in domain.categories.map { CategoryPath(text: domain.key + "/" + $0.key) } }
    }

    /// What a category and its domain are called, the domain first; nil for a path that the taxonomy does not have.
    func names(of path: CategoryPath, in language: Language) -> [String]? {
        guard let domain = domains.first(where: { $0.key == path.domain }),
            let category = domain.categories.first(where: { domain.key + "/" + $0.key == path.text })
        else { return nil }
        return [domain.names[language], category.names[language]]
    }
}
