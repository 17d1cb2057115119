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

    var positions: Set<Int> { Set(options.map(\.position)) }
    var right: Set<Int> { Set(options.filter(\.isRight).map(\.position)) }

    /// Single choice: all or nothing. Multiple choice: (right ticks − wrong ticks) ÷ right options, never below nothing.
    func share(of chosen: Set<Int>) -> Share {
        guard isMultiple else { return chosen == right ? .full : .none }
        let hits = chosen.intersection(right).count
        return Share(hits - (chosen.count - hits), of: right.count)
    }

    /// The options in the order of one attempt: stable for its seed, different between attempts.
    func order(seed: Int64, question position: Int) -> [Option] {
        var generator = SeededGenerator(seed: seed, stream: position)
        return generator.shuffled(options)
    }

    /// Reads positions in the order that was shown, from 1, as a form posts them.
    /// - Throws: `FormErrors` for positions that were never shown, or several where one is asked.
    func answer(shown: [Int], seed: Int64, question position: Int) throws -> Answer? {
        let order = order(seed: seed, question: position)
        guard shown.allSatisfy({ (1...order.count).contains($0) }), isMultiple || Set(shown).count <= 1 else {
            throw FormErrors(items: [.init(field: "answer", key: "question.not-an-option")])
        }
        return shown.isEmpty ? nil : .options(Set(shown.map { order[$0 - 1].position }))
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): a small generator of our own, because an order must be the same in every
/// version of every library for as long as an attempt is kept.
struct SeededGenerator {
    private var state: UInt64

    init(state: UInt64) {
        self.state = state
    }

    /// One of many unlike sequences of a seed.
    init(seed: Int64, stream: Int) {
        // Both are mixed first: streams that begin a step apart would be the same numbers, shifted.
        state = Self.mixed(UInt64(bitPattern: seed)) ^ Self.mixed(~UInt64(bitPattern: Int64(stream)))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Fisher-Yates.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var shuffled = elements
        for index in shuffled.indices.dropFirst().reversed() {
            shuffled.swapAt(index, Int(next() % UInt64(index + 1)))
        }
        return shuffled
    }
}
