/// A lesson or a test that has what somebody looked for.
struct SearchHit: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case lesson(ID<Lesson>)
        case test(ID<Assessment>, AssessmentKind)
    }

    let kind: Kind
    let title: String
    let course: String
    /// Of the course, and so of everything here.
    let language: Language
    /// The topic of a test and those above it, outermost first.
    let topics: String?
    /// The plain words of the lesson, or of the test's introduction.
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
