/// A subject of a course; topics form a tree.
struct Topic: Sendable, Equatable {
    let id: ID<Topic>
    let parent: ID<Topic>?
    let title: String
    let position: Int
}

/// The topics of one course.
struct TopicTree: Sendable {
    private let byID: [ID<Topic>: Topic]
    private let byParent: [ID<Topic>?: [Topic]]

    init(_ topics: [Topic]) {
        byID = Dictionary(topics.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        byParent = Dictionary(grouping: topics, by: \.parent).mapValues { $0.sorted { $0.position < $1.position } }
    }

    /// The subtopics of a topic, or with nil the topics at the top of the tree, in their order.
    func children(of parent: ID<Topic>?) -> [Topic] {
        byParent[parent] ?? []
    }

    /// The topic and all topics above it, beginning at the top.
    func path(to id: ID<Topic>) -> [Topic] {
        guard let topic = byID[id] else { return [] }
        return (topic.parent.map(path) ?? []) + [topic]
    }

    /// All topics, each before its children.
    var inOrder: [Topic] {
        inOrder(below: nil)
    }

    /// A topic and all below it.
    func inOrder(from topic: Topic) -> [Topic] {
        [topic] + inOrder(below: topic.id)
    }

    /// The ids of all topics by their paths, which begin at the top.
    var ids: [[String]: ID<Topic>] {
        Dictionary(inOrder.map { (path(to: $0.id).map(\.title), $0.id) }, uniquingKeysWith: { first, _ in first })
    }

    private func inOrder(below parent: ID<Topic>?) -> [Topic] {
        children(of: parent).flatMap { [$0] + inOrder(below: $0.id) }
    }
}
