/// The percentage of points in one topic, over all its questions, including unanswered ones.
struct TopicShare: Sendable, Equatable {
    let topic: Topic
    /// 0 for a topic at the top of the tree.
    let depth: Int
    let earned: Points
    let possible: Points
    let questions: Int

    /// The earned part, in thousandths.
    var perMille: Int { earned.thousandths * 1000 / max(1, possible.thousandths) }
}

enum TopicShares {
    /// The fewest questions of a group that a final shows, also for a group that could be worked out by subtraction.
    static let smallestGroup = 3

    /// The topics of an attempt, in the order of the topic tree. With `isGuarded` a topic is shown only if it has at least three
    /// questions, and if the number of its parent's questions outside all shown topics is 0 or at least three. Otherwise single
    /// answers could be worked out.
    static func of(
        _ questions: [Question], answers: [ID<Question>: Answer], tree: TopicTree, isGuarded: Bool
    ) -> [TopicShare] {
        var paths: [ID<Topic>: [ID<Topic>]] = [:]
        for topic in Set(questions.compactMap(\.topic)) { paths[topic] = tree.path(to: topic).map(\.id) }
        let placed = questions.map { PlacedQuestion(question: $0, path: $0.topic.flatMap { paths[$0] } ?? []) }
        return below(nil, placed, answers, tree, isGuarded, depth: 0)
    }

    /// A question with its topic and those above it, beginning at the top.
    private struct PlacedQuestion {
        let question: Question
        let path: [ID<Topic>]
    }

    private static func below(
        _ parent: ID<Topic>?, _ questions: [PlacedQuestion], _ answers: [ID<Question>: Answer], _ tree: TopicTree,
        _ isGuarded: Bool, depth: Int
    ) -> [TopicShare] {
        let byTopic = Dictionary(grouping: questions.filter { $0.path.count > depth }) { $0.path[depth] }
        let groups = tree.children(of: parent).compactMap { topic in byTopic[topic.id].map { (topic, $0) } }
        let shown = isGuarded ? guarded(groups, of: questions.count) : groups
        return shown.flatMap { topic, group in
            [share(topic, depth, group.map(\.question), answers)]
                + below(topic.id, group, answers, tree, isGuarded, depth: depth + 1)
        }
    }

    /// The groups that may be shown: large enough, and with a remainder that is empty or large enough.
    private static func guarded(_ groups: [(Topic, [PlacedQuestion])], of total: Int) -> [(Topic, [PlacedQuestion])] {
        var shown = groups.filter { $0.1.count >= smallestGroup }
        while let smallest = shown.min(by: { $0.1.count < $1.1.count }) {
            let rest = total - shown.reduce(0) { $0 + $1.1.count }
            if rest == 0 || rest >= smallestGroup { break }
            shown.removeAll { $0.0 == smallest.0 }
        }
        return shown
    }

    private static func share(
        _ topic: Topic, _ depth: Int, _ questions: [Question], _ answers: [ID<Question>: Answer]
    ) -> TopicShare {
        let outcome = Outcome.marking(questions, answers: answers)
        return TopicShare(
            topic: topic, depth: depth, earned: outcome.earned, possible: outcome.possible,
            questions: questions.count)
    }
}
