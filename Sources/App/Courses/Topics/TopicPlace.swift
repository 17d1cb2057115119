/// The position of a topic in the tree of its course.
enum TopicPlace: Hashable, Sendable {
    /// At the top of the tree, before all others.
    case first
    /// The first child of another topic.
    case below(ID<Topic>)
    /// After another topic with the same parent.
    case after(ID<Topic>)

    /// Reads what `text` wrote; nil for anything else.
    init?(_ text: String?) {
        let parts = (text ?? "").split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("first", nil): self = .first
        case ("below", let id?): self = .below(ID(text: id))
        case ("after", let id?): self = .after(ID(text: id))
        default: return nil
        }
    }

    /// The value of the field that chooses it.
    var text: String {
        switch self {
        case .first: "first"
        case .below(let id): "below \(id)"
        case .after(let id): "after \(id)"
        }
    }
}

extension TopicTree {
    func topic(_ id: ID<Topic>) -> Topic? {
        path(to: id).last
    }

    /// Whether a topic is another one, or below it in the tree.
    func isWithin(_ id: ID<Topic>, _ other: ID<Topic>) -> Bool {
        path(to: id).contains { $0.id == other }
    }

    /// How many topics are above one.
    func depth(of topic: Topic) -> Int {
        path(to: topic.id).count - 1
    }

    /// The present position of a topic.
    func place(of topic: Topic) -> TopicPlace {
        let before = children(of: topic.parent).prefix { $0.id != topic.id }.last
        return before.map { .after($0.id) } ?? topic.parent.map { .below($0) } ?? .first
    }

    /// Every position that a topic can move to: not below itself.
    func places(for topic: Topic) -> [TopicPlace] {
        [.first] + inOrder.filter { !isWithin($0.id, topic.id) }.flatMap { [.below($0.id), .after($0.id)] }
    }

    /// The parent of a position, nil for the top of the tree; nil twice when there is no such position.
    func parent(at place: TopicPlace) -> ID<Topic>?? {
        switch place {
        case .first: .some(nil)
        case .below(let id): topic(id).map { $0.id }
        case .after(let id): topic(id).map { $0.parent }
        }
    }

    /// The children of `parent` in their order after a topic has moved to a position among them.
    func siblings(of topic: Topic, at place: TopicPlace, below parent: ID<Topic>?) -> [ID<Topic>] {
        var ids = children(of: parent).map(\.id).filter { $0 != topic.id }
        var index = 0
        if case .after(let other) = place, let found = ids.firstIndex(of: other) { index = found + 1 }
        ids.insert(topic.id, at: index)
        return ids
    }

    /// Whether no child of `parent`, except `topic`, has a title. Paths of titles name topics in import folders.
    func isFree(_ title: String, below parent: ID<Topic>?, except topic: ID<Topic>? = nil) -> Bool {
        !children(of: parent).contains { $0.title == title && $0.id != topic }
    }
}
