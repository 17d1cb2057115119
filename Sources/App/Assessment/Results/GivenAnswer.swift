/// An answer in words, for lists and results. What was given only: nothing here knows what is right.
enum GivenAnswer {
    static func words(_ answer: Answer, to question: Question) -> String {
        switch answer {
        case .options(let chosen): options(chosen, of: question).map(\.plainText).joined(separator: "; ")
        case .typed(let text): text
        }
    }

    /// One line of HTML per chosen option, or what was typed.
    static func linesHTML(_ answer: Answer, to question: Question) -> [String] {
        switch answer {
        case .options(let chosen): options(chosen, of: question).map(\.textHTML)
        case .typed(let text): ["<code>" + HTML.escape(text) + "</code>"]
        }
    }

    private static func options(_ chosen: Set<Int>, of question: Question) -> [Choice.Option] {
        guard case .choice(let choice) = question.content else { return [] }
        return choice.options.filter { chosen.contains($0.position) }
    }
}
