/// The topics of a test's questions and those that they lie in, each with how many questions it has.
enum DrawnTopics {
    /// None where the text cannot be read.
    static func of(_ text: String) -> [(path: [String], count: Int)] {
        guard let parts = try? FrontMatter(TextFile(name: "", text: text)),
            let body = try? AssessmentBody(DocumentText(parts.body, file: ""), hasTopic: { _ in true })
        else { return [] }
        var counts: [(path: [String], count: Int)] = []
        for topic in body.questions.map(\.topic) {
            for length in topic.indices {
                let path = Array(topic[...length])
                if let index = counts.firstIndex(where: { $0.path == path }) {
                    counts[index].count += 1
                } else {
                    counts.append((path, 1))
                }
            }
        }
        return counts
    }
}
