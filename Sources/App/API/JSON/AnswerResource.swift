/// An answer as it was given; with none of its fields it is none.
struct AnswerResource: Encodable, Equatable, Sendable {
    /// The places of the chosen options, as this attempt shows them, from 1. Absent for a question that is answered by typing.
    var options: [Int]?
    /// What was typed.
    var text: String?
    /// What was typed for a number and is none; it counts as no answer.
    var notANumber: String?

    /// - Parameter seed: that of the attempt, which gives its options their places.
    init(_ answer: Answer?, unreadable: String? = nil, to question: Question, number: Int, seed: Int64) {
        switch (question.content, answer) {
        case (.choice(let choice), .options(let chosen)):
            options = Self.places(in: choice, number, seed) { chosen.contains($0.position) }
        case (.choice, _): options = []
        case (_, .typed(let typed)): text = typed
        case (.number, _), (.text, _): notANumber = unreadable
        }
    }

    /// The places of some options.
    static func places(in choice: Choice, _ number: Int, _ seed: Int64, where isMeant: (Choice.Option) -> Bool) -> [Int] {
        choice.order(seed: seed, question: number).enumerated().filter { isMeant($0.element) }.map { $0.offset + 1 }
    }
}

extension AnswerState {
    /// As programs read it.
    var name: String {
        switch self {
        case .unanswered: "unanswered"
        case .answered: "answered"
        case .unreadable: "unreadable"
        }
    }
}
