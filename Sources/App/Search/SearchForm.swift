/// What the search field sends.
struct SearchForm: Decodable, Sendable {
    let q: String?

    var typed: String { q ?? "" }

    /// The query; nil when nothing was typed that can be searched.
    /// - Throws: `FormErrors` when it is too long.
    func query() throws -> SearchQuery? {
        guard typed.isWithin(letters: SearchQuery.longest) else {
            throw FormErrors(items: [.init(field: "q", key: "search.too-long")])
        }
        return SearchQuery(typed)
    }
}
