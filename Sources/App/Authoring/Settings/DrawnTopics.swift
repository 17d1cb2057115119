/// The topics of a test's questions and all topics above them, each with its number of questions.
enum DrawnTopics {
    /// Empty when the text cannot be read.
    static func of(_ text: String) -> [(path: [String], count: Int)] {
        guard let parts = try? FrontMatter(TextFile(name: "", text: text)),
            let body = try? AssessmentBody(DocumentText(parts.body, file: ""), hasTopic: { _ in true })
        else { return [] }
        let counts = TopicCounts(body.questions.map(\.topic))
        return counts.paths.map { ($0, counts.count(of: $0)) }
    }
}
