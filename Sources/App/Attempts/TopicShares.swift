/// Percent per topic: by points, over all questions of the topic, the unanswered included.
struct TopicShare: Sendable, Equatable {
    let topic: Topic
    /// 0 for an outermost topic.
    let depth: Int
    let earned: Points
    let possible: Points
    let questions: Int
}

enum TopicShares {
    /// A final never shows a group of fewer questions, nor one that subtraction would give.
    static let smallestGroup = 3

    /// The topics of an attempt in the order of the tree. With `isGuarded` a topic stays away unless it, and what is left of its
    /// parent beside all that is shown, have at least three questions: otherwise it would tell about single ones.
    static func of(
        _ questions: [Question], answers: [ID<Question>: Answer], tree: TopicTree, isGuarded: Bool
    ) -> [TopicShare] {
        below(nil, questions, answers, tree, isGuarded, depth: 0)
    }

    private static func below(
        _ parent: ID<Topic>?, _ questions: [Question], _ answers: [ID<Question>: Answer], _ tree: TopicTree,
        _ isGuarded: Bool, depth: Int
    ) -> [TopicShare] {
        let groups = tree.children(of: parent).map { topic in
            (topic, questions.filter { $0.topic.map { tree.path(to: $0).contains(topic) } == true })
        }.filter { !$0.1.isEmpty }
        let shown = isGuarded ? guarded(groups, of: questions.count) : groups
        return shown.flatMap { topic, group in
            [share(topic, depth, group, answers)]
                + below(topic.id, group, answers, tree, isGuarded, depth: depth + 1)
        }
    }

    /// The groups that may be shown: large enough, and with a large enough remainder (or none at all).
    private static func guarded(_ groups: [(Topic, [Question])], of total: Int) -> [(Topic, [Question])] {
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
