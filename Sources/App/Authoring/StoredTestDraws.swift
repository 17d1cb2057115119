/// Which topics the pools of a revision were drawn from: its rows keep the questions of each pool, but not the topic that the document named.
enum StoredTestDraws {
    struct Pool {
        let count: Int
        /// Places of its questions, from 0.
        let members: [Int]
    }

    /// At most so many choices of topics are compared with the digest; beyond them the innermost topics are taken.
    private static let mostTried = 64

    /// The content with its draws: those that give the digest, or where none does, because topics have other names now, the innermost topics
    /// that hold all questions of each pool.
    static func content(
        _ content: AssessmentDraft.Content, pools: [Pool], digest: String
    ) throws -> AssessmentDraft.Content {
        if pools.isEmpty { return content }
        let topics = content.questions.map(\.topic)
        var choices: [[DrawDraft]] = [[]]
        for pool in pools {
            let candidates = candidates(for: pool, topics).map { DrawDraft(topic: $0, count: pool.count) }
            choices = Array(choices.flatMap { choice in candidates.map { choice + [$0] } }.prefix(mostTried))
        }
        for draws in choices {
            let drawn = with(draws, content)
            if try drawn.digest == digest { return drawn }
        }
        return choices.first.map { with($0, content) } ?? content
    }

    private static func with(_ draws: [DrawDraft], _ content: AssessmentDraft.Content) -> AssessmentDraft.Content {
        var content = content
        content.draws = draws
        return content
    }

    /// The topics that hold all questions of a pool and no others, the innermost first.
    private static func candidates(for pool: Pool, _ topics: [[String]]) -> [[String]] {
        let own = pool.members.map { topics[$0] }
        let common = own.dropFirst().reduce(own.first ?? []) { common, topic in
            zip(common, topic).prefix { $0 == $1 }.map(\.0)
        }
        let holders = stride(from: common.count, to: 0, by: -1).map { Array(common.prefix($0)) }
        let exact = holders.filter { holder in topics.count { $0.starts(with: holder) } == own.count }
        return exact.isEmpty ? Array(holders.prefix(1)) : exact
    }
}
