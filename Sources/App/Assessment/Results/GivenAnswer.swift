/// An answer in words, for lists and results. What was given only: nothing here knows what is right.
enum GivenAnswer {
    static func words(_ answer: Answer, to question: Question) -> String {
        switch (answer, question.content) {
        case (.options(let chosen), .choice(let choice)):
            choice.options.filter { chosen.contains($0.position) }.map(\.plainText).joined(separator: "; ")
        }
    }

    /// One line of HTML per chosen option.
    static func linesHTML(_ answer: Answer, to question: Question) -> [String] {
        switch (answer, question.content) {
        case (.options(let chosen), .choice(let choice)):
            choice.options.filter { chosen.contains($0.position) }.map(\.textHTML)
        }
    }
}
