/// The topics of a test's questions and those that they lie in, each with how many questions it has.
enum DrawnTopics {
    /// None where the text cannot be read.
    static func of(_ text: String) -> [(path: [String], count: Int)] {
        guard let parts = try? FrontMatter(TextFile(name: "", text: text)),
            let body = try? AssessmentBody(DocumentText(parts.body, file: ""), hasTopic: { _ in true })
        else { return [] }
        let counts = TopicCounts(body.questions.map(\.topic))
        return counts.paths.map { ($0, counts.count(of: $0)) }
    }
}
