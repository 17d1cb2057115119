import Foundation

/// Writes a test as the document that reads as the same test: its settings, identifiers, topics, texts and answers.
struct TestDocumentWriter {
    let zone: TimeZone
    /// Whether to write the extra times of single people.
    let withExtraTimes: Bool

    func text(of draft: AssessmentDraft) -> String {
        let content = draft.content
        let penalty = Self.commonPenalty(content.questions)
        let head = TestHeadWriter(zone: zone, withExtraTimes: withExtraTimes).lines(of: draft, penalty: penalty)
        var parts = (["---"] + head + ["---"]).joined(separator: "\n")
        var topic: [String] = []
        for part in [content.introduction].compactMap({ $0 }) { parts += "\n\n" + part }
        for question in content.questions {
            if question.topic != topic, !question.topic.isEmpty {
                parts += "\n\n" + TopicHeading.line(question.topic)
                topic = question.topic
            }
            parts += "\n\n" + QuestionWriter.text(of: question, penalty: penalty)
        }
        return parts + "\n"
    }

    /// The penalty that most questions have, in thousandths. It is written once in the settings.
    private static func commonPenalty(_ questions: [QuestionDraft]) -> Int {
        let counts = Dictionary(grouping: questions) { $0.penalty ?? 0 }.mapValues(\.count)
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    }
}

/// The heading with the topic of the questions below it: `## A / B`.
enum TopicHeading {
    static func line(_ topic: [String]) -> String {
        let words = TopicPath.text(topic)
        let plain = "## " + words
        if isRead(plain, as: words) { return plain }
        return "## " + words.map { marks.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static let marks = Set("\\`*_[]<>&#!")

    private static func isRead(_ line: String, as words: String) -> Bool {
        guard let blocks = try? DocumentText(line, file: "").blocks(), blocks.count == 1 else { return false }
        return TopicPath.read(blocks[0].text) == TopicPath.read(words)
    }
}
