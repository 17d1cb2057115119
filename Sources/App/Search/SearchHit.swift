/// Something that has what somebody looked for.
struct SearchHit: Sendable, Equatable {
    let href: String
    /// Key of what it is called.
    let kind: String
    let title: String
    let course: String
    /// Of the course, and so of everything here.
    let language: Language
    /// The topic and those above it, outermost first; nil for what is about none.
    let topics: String?
    /// Its plain words.
    let text: String
}

/// All that was found, the best first.
struct SearchHits: Sendable, Equatable {
    /// At most `most` of them.
    let best: [SearchHit]
    /// How many there are in all.
    let count: Int

    static let most = 50
}
