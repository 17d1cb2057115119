import Database

/// Merges topics of a course and undoes that, for its teachers.
struct TopicMergeStore: Sendable {
    let database: Database
    /// What belongs to topics in each feature.
    let holders: [any TopicHolderRows]
    let items: [any CourseItemRows]

    /// What is shown before two topics are merged.
    struct Question: Sendable {
        let shelf: TopicEditingStore.Shelf
        let topic: Topic
        let target: Topic
        let plan: TopicMergePlan
        /// Changes when anything else would be moved.
        let seen: String
    }

    enum Merging: Sendable, Equatable {
        case merged(ID<Course>)
        /// Something else would be moved than the page showed. Nothing was changed.
        case changed
    }

    enum Undoing: Sendable, Equatable {
        case undone
        /// The merge was undone already, or its time is over.
        case over
        /// It cannot be undone wholly. Nothing was changed.
        case refused([TopicMergeObstacle])
    }

    /// A merge that is shown on the page of the topics.
    struct Undoable: Sendable {
        let merge: TopicMerge
        /// Why it cannot be undone; empty when it can.
        let obstacles: [TopicMergeObstacle]
    }

    /// Nil when the topic is not this person's.
    /// - Throws: `FormErrors` when the topic cannot be merged into the target.
    func question(
        about topic: ID<Topic>, into target: ID<Topic>, by viewer: Viewer, at now: Instant
    ) async throws -> Question? {
        try await database.read { tx in
            guard var shelf = try TopicEditingStore.shelf(around: topic, by: viewer, tx) else { return nil }
            let (plan, steps) = try plan(topic, target, shelf.topics, tx)
            shelf.items = try items.flatMap { try $0.items(in: shelf.taught, at: now, tx) }
            guard let source = shelf.topics.topic(topic), let kept = shelf.topics.topic(target) else { return nil }
            return Question(shelf: shelf, topic: source, target: kept, plan: plan, seen: Self.seen(shelf.topics, steps))
        }
    }

    /// Moves all that belongs to a topic to another one of the same course, and deletes the topic. Nil when it is not this person's.
    /// - Parameter seen: as the page had it that asked.
    /// - Throws: `FormErrors` when the topic cannot be merged into the target.
    func merge(
        _ topic: ID<Topic>, into target: ID<Topic>, seen: String?, by viewer: Viewer, at now: Instant
    ) async throws -> Merging? {
        let merging: Merging? = try await database.write { tx in
            guard let shelf = try TopicEditingStore.shelf(around: topic, by: viewer, tx.reading) else { return nil }
            let (course, topics) = (shelf.taught.course.id, shelf.topics)
            let (plan, steps) = try plan(topic, target, topics, tx.reading)
            guard Self.seen(topics, steps) == seen else { return .changed }
            try TopicMergeRows.carryOut(plan, holders, at: now, tx)
            let merge = try TopicMerge(
                id: ID(at: now), topicTitle: topics.topic(topic)?.title ?? "", targetTitle: topics.topic(target)?.title ?? "",
                mergedAt: now, tree: CourseStore.topics(of: course, tx.reading).fingerprint,
                content: .init(steps: steps, moved: plan.moves.map { .init($0.topic) }))
            try TopicMergeRows.keep(merge, in: course, tx)
            try EditedRows.mark(course: course, at: now, tx)
            return .merged(course)
        }
        if case .merged = merging { for holder in holders { holder.moved() } }
        return merging
    }

    /// The last merge of a course, while the topics are as it left them. Nil also when the course is not this person's.
    func last(in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Undoable? {
        try await database.read { tx in
            guard let shelf = try TopicEditingStore.shelf(of: course, by: viewer, tx),
                let merge = try TopicMergeRows.merges(in: course, at: now, tx).first(where: {
                    $0.tree == shelf.topics.fingerprint
                })
            else { return nil }
            return try Undoable(merge: merge, obstacles: TopicMergeRows.obstacles(to: merge, shelf.topics, holders, tx))
        }
    }

    /// Undoes a merge wholly, or not at all. Nil when the course is not this person's.
    func undo(_ id: ID<TopicMerge>, in course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Undoing? {
        let undoing: Undoing? = try await database.write { tx in
            guard let shelf = try TopicEditingStore.shelf(of: course, by: viewer, tx.reading) else { return nil }
            guard let merge = try TopicMergeRows.merges(in: course, at: now, tx.reading).first(where: { $0.id == id }) else {
                return .over
            }
            let obstacles = try TopicMergeRows.obstacles(to: merge, shelf.topics, holders, tx.reading)
            guard obstacles.isEmpty else { return .refused(obstacles) }
            try TopicMergeRows.undo(merge, in: course, holders, tx)
            try EditedRows.mark(course: course, at: now, tx)
            return .undone
        }
        if undoing == .undone { for holder in holders { holder.moved() } }
        return undoing
    }

    private func plan(
        _ topic: ID<Topic>, _ target: ID<Topic>, _ topics: TopicTree, _ tx: ReadTransaction
    ) throws -> (TopicMergePlan, [TopicMerge.Step]) {
        guard let plan = TopicMergePlan(topic, into: target, in: topics) else {
            throw FormErrors(items: [.init(field: "into", key: "teach.choose")])
        }
        return try (plan, TopicMergeRows.references(plan, holders, tx))
    }

    private static func seen(_ topics: TopicTree, _ steps: [TopicMerge.Step]) -> String {
        let references = steps.flatMap { step in
            step.references.sorted { $0.key < $1.key }.flatMap { [step.topic.id, $0.key] + $0.value }
        }
        return Fingerprint.of([topics.fingerprint] + references)
    }
}
