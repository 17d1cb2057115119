/// One thing on the page of one's own data, with what is stored about it.
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
    /// The language of the value, where it differs from that of the page.
    let language: String?
}

/// A list of events, one per line.
struct PersonalLog: Sendable {
    struct Line: Sendable {
        let time: String
        let question: String
        let answer: String
        /// Something unusual about how the event came about, if there is any.
        let remark: String?
    }

    /// The number of lines, in words.
    let summary: String
    let lines: [Line]
}
