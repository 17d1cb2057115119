/// An answer in words, for lists and results: what was given, in the order that was shown. It does not say what is right.
struct GivenAnswer {
    private let options: [Choice.Option]
    private let typed: String?

    /// - Parameter number: the question's number in the attempt.
    init(_ answer: Answer, number: Int, in snapshot: AttemptSnapshot) {
        self.init(answer, snapshot.question(number)?.content) { snapshot.order(of: $0, number: number) }
    }

    init(_ answer: Answer, to open: OpenQuestion) {
        self.init(answer, open.question.content) { open.order(of: $0) }
    }

    /// For tables, with the options in the order of the test document.
    init(_ answer: Answer, to question: Question) {
        self.init(answer, question.content) { $0.options }
    }

    /// - Parameter order: the options in the order that was shown.
    private init(_ answer: Answer, _ content: QuestionContent?, _ order: (Choice) -> [Choice.Option]) {
        switch (answer, content) {
        case (.options(let chosen), .choice(let choice)?):
            options = order(choice).filter { chosen.contains($0.position) }
            typed = nil
        case (.typed(let text), _): (options, typed) = ([], text)
        case (.options, _): (options, typed) = ([], nil)
        }
    }

    var words: String { typed ?? options.map(\.plainText).joined(separator: "; ") }

    /// One line of HTML for each chosen option, or for the typed text.
    var linesHTML: [String] { typed.map { ["<code>" + HTML.escape($0) + "</code>"] } ?? options.map(\.textHTML) }
}
