/// What stands in the fields of a question page: as a page shows them, and as they come back.
struct ShownFields: Sendable, Equatable {
    /// Positions in the order that is shown, from 1.
    let choice: [Int]
    /// Where something is typed instead; nil where nothing can be.
    let text: String?
    let isFlagged: Bool

    /// The answer as the hidden field of a page keeps it: positions, or what was typed but for its spaces.
    var said: String {
        text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            ?? choice.sorted().map(String.init).joined(separator: " ")
    }

    /// The answer in the test's own terms; nil for none.
    /// - Throws: `FormErrors` when they say something that the page did not offer, or that is not an answer.
    func answer(to question: Question, number: Int, seed: Int64) throws -> Answer? {
        switch question.content {
        case .choice(let content): try content.answer(shown: choice, seed: seed, question: number)
        case .number(let content): try content.answer(typed: text ?? "")
        case .text(let content): try content.answer(typed: text ?? "")
        }
    }
}

extension ShownFields {
    /// The answer and the flag that are on disk.
    init(_ open: OpenQuestion) {
        isFlagged = open.isFlagged
        switch (open.question.content, open.saved?.answer) {
        case (.choice(let content), .options(let chosen)):
            let order = open.order(of: content)
            choice = order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 }
            text = nil
        case (.choice, _): (choice, text) = ([], nil)
        case (_, .typed(let typed)): (choice, text) = ([], typed)
        case (_, nil), (.number, .options), (.text, .options): (choice, text) = ([], "")
        }
    }
}
