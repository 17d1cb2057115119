@testable import App

extension Question {
    /// A question where something is typed, worth so many thousandths.
    static func typed(
        _ content: QuestionContent, id: String = "q", topic: ID<Topic>? = nil, thousandths: Int = 1000, penalty: Int = 0
    ) -> Question {
        Question(
            id: ID(text: id), number: 1, topic: topic, points: Points(thousandths: thousandths),
            penalty: Share(penalty, of: 1000), textHTML: "?", plainText: "?", bodyHTML: nil, explanationHTML: nil,
            content: content)
    }
}
