/// One thing with what is known about it.
struct PersonalCard: Sendable {
    struct Heading: Sendable {
        let text: String
        let language: String
    }

    /// Nil where there is only one thing.
    let heading: Heading?
    let facts: [PersonalFact]
    /// What is left out, and until when.
    let remark: String?
    let log: PersonalLog?

    init(heading: Heading?, facts: [PersonalFact], remark: String? = nil, log: PersonalLog? = nil) {
        (self.heading, self.facts, self.remark, self.log) = (heading, facts, remark, log)
    }
}

struct PersonalFact: Sendable {
    let label: String
    let value: String
    /// Of the value, where it is not that of the page.
    let language: String?
}

/// What happened, line by line.
struct PersonalLog: Sendable {
    struct Line: Sendable {
        let time: String
        let question: String
        let answer: String
        /// How it came, where that was not as usual.
        let remark: String?
    }

    /// How many lines there are, in words.
    let summary: String
    let lines: [Line]
}
