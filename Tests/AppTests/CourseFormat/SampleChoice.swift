@testable import App

extension Choice {
    /// A choice of so many options with those at `right` right.
    static func of(
        _ count: Int, right: Set<Int>, isMultiple: Bool, credit: CreditRule = .rightMinusWrong, isFixed: Bool = false
    ) -> Choice {
        Choice(
            options: (1...count).map {
                Option(position: $0, textHTML: "<em>\($0)</em>", plainText: "\($0)", isRight: right.contains($0))
            }, isMultiple: isMultiple, credit: credit, isFixed: isFixed)
    }
}

extension Question {
    /// A question about a topic, worth so many thousandths.
    static func of(
        _ choice: Choice, id: String = "q", topic: ID<Topic>? = nil, thousandths: Int = 1000, penalty: Int = 0
    ) -> Question {
        Question(
            id: ID(text: id), number: 1, topic: topic, points: Points(thousandths: thousandths),
            penalty: Share(penalty, of: 1000), textHTML: "?", plainText: "?",
            bodyHTML: nil, explanationHTML: nil, content: .choice(choice))
    }
}
