@testable import App

extension Choice {
    /// A choice of so many options with those at `right` right.
    static func of(_ count: Int, right: Set<Int>, isMultiple: Bool) -> Choice {
        Choice(
            options: (1...count).map {
                Option(position: $0, textHTML: "<em>\($0)</em>", plainText: "\($0)", isRight: right.contains($0))
            }, isMultiple: isMultiple)
    }
}

extension Question {
    /// A question about a topic, worth so many thousandths.
    static func of(
        _ choice: Choice, id: String = "q", topic: ID<Topic>? = nil, thousandths: Int = 1000
    ) -> Question {
        Question(
            id: ID(text: id), number: 1, topic: topic, points: Points(thousandths: thousandths), textHTML: "?", plainText: "?",
            bodyHTML: nil, explanationHTML: nil, content: .choice(choice))
    }
}
