/// Something that was found by a search.
struct SearchHit: Sendable, Equatable {
    let href: String
    /// The key of the name of its kind.
    let kind: String
    let title: String
    let course: String
    /// The language of the course, and of everything here.
    let language: Language
    /// What it stands below: the topics of a test, beginning at the top, or the heading in a lesson; nil when there is none.
    let topics: String?
    /// Its text without Markdown.
    let text: String
}

/// The result of a search, the best hits first.
struct SearchHits: Sendable, Equatable {
    /// The best hits, `most` at the most.
    let best: [SearchHit]
    /// The number of all hits.
    let count: Int

    static let most = 50
}
