/// The search field with what was typed, and what was found.
struct SearchPage: Page {
    static let template = "Search/search"

    struct Row: Sendable {
        let href: String
        let kind: String
        let course: String
        let contentLanguage: String
        let titleHTML: String
        /// Nil for what is about no topic.
        let topicsHTML: String?
        /// Nil where there is no text beside the title.
        let excerptHTML: String?
    }

    let frame: Frame
    let errors: ErrorSummary?
    let typed: String
    let error: String?
    /// How many there are; nil when none, or when nothing was looked for.
    let count: String?
    /// That only the first of them are shown.
    let limit: String?
    /// What was not found.
    let nothing: String?
    /// Nothing was typed that can be looked for.
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
