/// The search field with what was typed, and what was found.
struct SearchPage: Page {
    static let template = "Search/search"

    struct Row: Sendable {
        let href: String
        let kind: String
        let course: String
        let contentLanguage: String
        let titleHTML: String
        /// Nil when there is no topic.
        let topicsHTML: String?
        /// Nil when there is no text besides the title.
        let excerptHTML: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let typed: String
    let error: String?
    /// The number of hits; nil when there are none, and without a query.
    let count: String?
    /// Says that only the first hits are shown.
    let limit: String?
    /// Says that nothing was found.
    let nothing: String?
    /// Whether there is no query.
    let isNew: Bool
    let rows: [Row]
    let hasRows: Bool

    init(
        frame: Frame, strings: Strings, typed: String, query: SearchQuery? = nil, found: SearchHits? = nil,
        errors: FormErrors? = nil
    ) {
        let total = found?.count ?? 0
        self.frame = errors == nil ? frame : frame.titled(strings("form.error-prefix"))
        self.errors = ErrorSummary(errors, strings)
        self.typed = typed
        error = errors?.first("q", strings)
        count = total == 0 ? nil : strings("search.count", n: total)
        limit = total > SearchHits.most ? strings("search.limit", n: SearchHits.most) : nil
        nothing = query != nil && total == 0 ? strings("search.nothing", ["query": typed]) : nil
        isNew = query == nil && errors == nil
        rows = query.map { query in (found?.best ?? []).map { Self.row($0, query, strings) } } ?? []
        hasRows = !rows.isEmpty
    }

    private static func row(_ hit: SearchHit, _ query: SearchQuery, _ strings: Strings) -> Row {
        Row(
            href: hit.href, kind: strings(hit.kind), course: hit.course, contentLanguage: hit.language.rawValue,
            titleHTML: Excerpt.marked(hit.title, for: query), topicsHTML: hit.topics.map { Excerpt.marked($0, for: query) },
            excerptHTML: hit.text.isEmpty ? nil : Excerpt(hit.text, for: query).html)
    }
}
