import Database

/// Merges topics and undoes that, inside the transactions of `TopicMergeStore`.
enum TopicMergeRows {
    /// What belongs to each topic that disappears, by the name of the feature.
    static func references(
        _ plan: TopicMergePlan, _ holders: [any TopicHolderRows], _ tx: ReadTransaction
    ) throws -> [TopicMerge.Step] {
        try plan.steps.map { step in
            let references = try holders.map { ($0.name, try $0.references(to: step.topic.id, into: step.target, tx)) }
            return TopicMerge.Step(
                topic: .init(step.topic), target: step.target.text,
                references: Dictionary(references.filter { !$0.1.isEmpty }, uniquingKeysWith: +))
        }
    }

    /// Moves everything, and deletes the topics that are empty then.
    static func carryOut(
        _ plan: TopicMergePlan, _ holders: [any TopicHolderRows], at now: Instant, _ tx: WriteTransaction
    ) throws {
        for step in plan.steps {
            for holder in holders { try holder.move(from: step.topic.id, to: step.target, at: now, tx) }
        }
        for move in plan.moves {
            let last: Int? = try tx.first("SELECT max(position) AS last FROM topic WHERE parent_id = \(move.parent)")?["last"]
            try tx.execute(
                "UPDATE topic SET parent_id = \(move.parent), position = \((last ?? -1) + 1) WHERE id = \(move.topic.id)")
        }
        for step in plan.steps.reversed() { try TopicWriteRows.delete(step.topic.id, tx) }
    }

    static func keep(_ merge: TopicMerge, in course: ID<Course>, _ tx: WriteTransaction) throws {
        let over = merge.mergedAt + .days(-TopicMerge.undoDays)
        try tx.execute("DELETE FROM topic_merge WHERE course_id = \(course) AND merged_at < \(over)")
        try tx.execute(
            """
            INSERT INTO topic_merge (id, course_id, topic_title, target_title, merged_at, tree, content)
            VALUES (\(merge.id), \(course), \(merge.topicTitle), \(merge.targetTitle), \(merge.mergedAt), \(merge.tree),
                \(merge.content))
            """)
    }

    /// The merges of a course whose time is not over, the last one first.
    static func merges(in course: ID<Course>, at now: Instant, _ tx: ReadTransaction) throws -> [TopicMerge] {
        let since = now + .days(-TopicMerge.undoDays)
        return try tx.rows(
            """
            SELECT id, topic_title, target_title, merged_at, tree, content FROM topic_merge
            WHERE course_id = \(course) AND merged_at > \(since) ORDER BY merged_at DESC, id DESC
            """
        ).map { row in
            try TopicMerge(
                id: row["id"], topicTitle: row["topic_title"], targetTitle: row["target_title"], mergedAt: row["merged_at"],
                tree: row["tree"], content: row["content"])
        }
    }

    /// Why a merge cannot be undone wholly; empty when it can.
    static func obstacles(
        to merge: TopicMerge, _ topics: TopicTree, _ holders: [any TopicHolderRows], _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] {
        guard topics.fingerprint == merge.tree else { return [TopicMergeObstacle(key: "topic-merge.topics-changed")] }
        let all = try merge.content.steps.flatMap { step in
            try holders.flatMap { holder in
                try step.references[holder.name].map {
                    try holder.obstacles(toMovingBack: $0, from: ID(text: step.target), tx)
                } ?? []
            }
        }
        // A test with questions in several of the topics stands against each.
        return all.reduce(into: []) { found, obstacle in
            if !found.contains(obstacle) { found.append(obstacle) }
        }
    }

    /// Restores the topics at their places, and moves back what belonged to them.
    static func undo(_ merge: TopicMerge, in course: ID<Course>, _ holders: [any TopicHolderRows], _ tx: WriteTransaction) throws
    {
        for step in merge.content.steps {
            let topic = step.topic
            try TopicWriteRows.insert(
                topic.title, below: topic.parent.map { ID(text: $0) }, at: topic.position, in: course, as: ID(text: topic.id), tx)
        }
        for topic in merge.content.moved {
            try tx.execute("UPDATE topic SET parent_id = \(topic.parent), position = \(topic.position) WHERE id = \(topic.id)")
        }
        for step in merge.content.steps {
            for holder in holders {
                try holder.moveBack(
                    step.references[holder.name] ?? [], to: ID(text: step.topic.id), from: ID(text: step.target), tx)
            }
        }
        try tx.execute("DELETE FROM topic_merge WHERE id = \(merge.id)")
    }
}
