/// One or several of a list of options.
struct Choice: Sendable {
    struct Option: Sendable {
        /// In the order of the test document, from 1.
        let position: Int
        let textHTML: String
        /// The same words without marks, for lists.
        let plainText: String
        let isRight: Bool
    }

    let options: [Option]
    /// Whether several options may be chosen.
    let isMultiple: Bool
    /// What several options are worth that are not wholly right.
    let credit: CreditRule
    /// Whether the options stay in the order of the test document.
    let isFixed: Bool

    var positions: Set<Int> { Set(options.map(\.position)) }
    var right: Set<Int> { Set(options.filter(\.isRight).map(\.position)) }

    /// Single choice: all or nothing; a corrected key may accept several options, each by itself. Multiple choice: all for exactly the right
    /// options, otherwise by the rule of the test.
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
    /// - Throws: `FormErrors` for positions that were never shown, or several where one is asked.
    func answer(shown: [Int], seed: Int64, question position: Int) throws -> Answer? {
        let order = order(seed: seed, question: position)
        let chosen = shown.compactMap { order.numbered($0)?.position }
        guard chosen.count == shown.count, isMultiple || Set(shown).count <= 1 else {
            throw FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        }
        return chosen.isEmpty ? nil : .options(Set(chosen))
    }
}
