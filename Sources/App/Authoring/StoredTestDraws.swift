/// Finds the topics that the pools of a revision were drawn from. Its rows contain the questions of each pool, but not the topic
/// that the document named.
enum StoredTestDraws {
    struct Pool {
        let count: Int
        /// Indices of its questions, from 0.
        let members: [Int]
    }

    /// The most combinations of topics that are compared with the digest. If there are more, the innermost topics are taken.
    private static let mostTried = 64

    /// The content with its draws: those that give the digest of the revision. When none do, because topics have been renamed,
    /// the innermost topics that contain all questions of each pool.
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

    /// The topics that contain all questions of a pool and no others, the innermost first.
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
