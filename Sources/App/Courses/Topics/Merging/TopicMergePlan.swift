/// What happens to the tree of topics when one is merged into another. Subtopics of both that have the same title are merged as
/// well, the others move.
struct TopicMergePlan: Sendable, Equatable {
    /// A topic that disappears, and the one to which everything that belongs to it moves.
    struct Step: Sendable, Equatable {
        let topic: Topic
        let target: ID<Topic>
    }

    /// A subtopic that gets another parent, as it was before.
    struct Move: Sendable, Equatable {
        let topic: Topic
        let parent: ID<Topic>
    }

    /// Each topic comes before its subtopics.
    private(set) var steps: [Step] = []
    private(set) var moves: [Move] = []

    /// Nil when the two are not topics of the tree, or when one would be merged into itself or a topic below it.
    init?(_ topic: ID<Topic>, into target: ID<Topic>, in topics: TopicTree) {
        guard let topic = topics.topic(topic), topics.topic(target) != nil, !topics.isWithin(target, topic.id) else { return nil }
        add(topic, target, topics)
    }

    private mutating func add(_ topic: Topic, _ target: ID<Topic>, _ topics: TopicTree) {
        steps.append(Step(topic: topic, target: target))
        for child in topics.children(of: topic.id) {
            if let same = topics.children(of: target).first(where: { $0.title == child.title && !removed.contains($0.id) }) {
                add(child, same.id, topics)
            } else {
                moves.append(Move(topic: child, parent: target))
            }
        }
    }

    /// The topics that disappear.
    var removed: Set<ID<Topic>> { Set(steps.map(\.topic.id)) }
}

extension TopicTree {
    /// The paths of a topic and of all below it.
    func paths(from topic: Topic) -> Set<[String]> {
        Set(inOrder(from: topic).map { path(to: $0.id).map(\.title) })
    }

    /// Changes with every change of a topic: one that is added, renamed, moved or deleted.
    var fingerprint: String {
        Fingerprint.of(inOrder.flatMap { [$0.id.text, $0.parent?.text, $0.title, "\($0.position)"] })
    }
}
