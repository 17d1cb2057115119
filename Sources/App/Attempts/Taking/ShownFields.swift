/// The values of the fields of a question page, as they are shown and as they are posted.
struct ShownFields: Sendable, Equatable {
    /// Positions in the order that is shown, from 1.
    let choice: [Int]
    /// The typed text; nil for a question with options.
    let text: String?
    let isFlagged: Bool

    /// The fields of a page that shows the answer without letting it be changed.
    var withoutAnswer: ShownFields { ShownFields(choice: [], text: nil, isFlagged: isFlagged) }

    /// The answer as a page's hidden field stores it: positions, or the typed text without its spaces.
    var said: String {
        text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            ?? choice.sorted().map(String.init).joined(separator: " ")
    }

    /// What they say is the answer, in terms of the stored question.
    /// - Throws: `FormErrors` when the page did not offer a value, or when it cannot be kept.
    func answer(to question: Question, number: Int, seed: Int64) throws -> AnswerChange.Change {
        let typed = text ?? ""
        switch question.content {
        case .choice(let content): return .set(try content.answer(shown: choice, seed: seed, question: number))
        case .number(let content):
            if let text = NumberQuestion.unreadable(typed) { return .setUnreadable(text) }
            return .set(try content.answer(typed: typed))
        case .text(let content): return .set(try content.answer(typed: typed))
        }
    }

    /// The fields with the other sign before what is typed.
    var withOtherSign: ShownFields {
        ShownFields(choice: choice, text: text.map(NumberQuestion.withOtherSign), isFlagged: isFlagged)
    }
}

extension ShownFields {
    /// The stored answer and flag.
    init(_ open: OpenQuestion) {
        isFlagged = open.isFlagged
        switch (open.question.content, open.saved?.answer) {
        case (.choice(let content), .options(let chosen)):
            let order = open.order(of: content)
            choice = order.indices.filter { chosen.contains(order[$0].position) }.map { $0 + 1 }
            text = nil
        case (.choice, _): (choice, text) = ([], nil)
        case (_, .typed(let typed)): (choice, text) = ([], typed)
        case (_, nil), (.number, .options), (.text, .options): (choice, text) = ([], open.unreadable?.text ?? "")
        }
    }
}
