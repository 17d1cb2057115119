/// A question with options, of which one or several are right.
struct Choice: Sendable {
    struct Option: Sendable {
        /// In the order of the test document, from 1.
        let position: Int
        let textHTML: String
        /// The text without Markdown, for lists.
        let plainText: String
        let isRight: Bool
    }

    let options: [Option]
    /// Whether several options may be chosen.
    let isMultiple: Bool
    /// How a partly right choice of several options is marked.
    let credit: CreditRule
    /// Whether the options stay in the order of the test document.
    let isFixed: Bool

    let positions: Set<Int>
    /// The positions of the right options; marking asks for them again and again.
    let right: Set<Int>

    init(options: [Option], isMultiple: Bool, credit: CreditRule, isFixed: Bool) {
        self.options = options
        self.isMultiple = isMultiple
        self.credit = credit
        self.isFixed = isFixed
        positions = Set(options.map(\.position))
        right = Set(options.filter(\.isRight).map(\.position))
    }

    /// The share of the points that a choice earns. Single choice: all or nothing; a corrected key may accept any one of several
    /// options. Multiple choice: all for exactly the right options, otherwise by the credit rule of the test.
    func share(of chosen: Set<Int>) -> Share {
        guard isMultiple else { return chosen.count == 1 && chosen.isSubset(of: right) ? .full : .none }
        return credit.share(of: chosen, right: right, among: options.count)
    }

    /// The options in the order of one attempt: stable for its seed, different between attempts unless fixed.
    func order(seed: Int64, question position: Int) -> [Option] {
        if isFixed { return options }
        var generator = SeededGenerator(seed: seed, stream: position)
        return generator.shuffled(options)
    }

    /// Reads positions in the order that was shown, from 1, as a form posts them.
    /// - Throws: `FormErrors` when a position was not shown, or when several are given for a single choice.
    func answer(shown: [Int], seed: Int64, question position: Int) throws -> Answer? {
        let order = order(seed: seed, question: position)
        let chosen = shown.compactMap { order.numbered($0)?.position }
        guard chosen.count == shown.count, isMultiple || Set(shown).count <= 1 else {
            throw FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        }
        return chosen.isEmpty ? nil : .options(Set(chosen))
    }
}
