/// An immutable text of a test; every attempt keeps the one it began with.
struct AssessmentRevision: Sendable {
    /// A group of questions of which an attempt gets only some, drawn at random.
    struct Pool: Sendable {
        let questions: Set<ID<Question>>
        let count: Int
    }

    let id: ID<AssessmentRevision>
    let title: String
    let introductionHTML: String?
    /// All of them, in the order of the test document.
    let questions: [Question]
    let isShuffled: Bool
    let pools: [Pool]
    let credit: CreditRule

    /// The questions of one attempt, in its order. The same seed always gives the same questions and order.
    func paper(seed: Int64) -> [Question] {
        var left: Set<ID<Question>> = []
        for (index, pool) in pools.enumerated() {
            // Streams from 1 on are used for the order of the options.
            var generator = SeededGenerator(seed: seed, stream: -1 - index)
            let candidates = questions.map(\.id).filter(pool.questions.contains)
            left.formUnion(generator.shuffled(candidates).dropFirst(pool.count))
        }
        let drawn = questions.filter { !left.contains($0.id) }
        guard isShuffled else { return drawn }
        var generator = SeededGenerator(seed: seed, stream: 0)
        return generator.shuffled(drawn)
    }
}
