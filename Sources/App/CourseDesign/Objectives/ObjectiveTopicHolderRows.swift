import Database

/// The topics of objectives, deleted ones among them, when one topic is merged into another: each objective that has one has the
/// other then, so that none is left without content. A reference is the id of an objective, after `both` where it has both topics.
struct ObjectiveTopicHolderRows: TopicHolderRows {
    let name = "objectives"

    private static let both = "both "

    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String] {
        let having = Set(try Self.objectives(with: target, tx))
        return try Self.objectives(with: topic, tx).map { having.contains($0) ? Self.both + $0.text : $0.text }
    }

    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws {
        let row = try tx.first("SELECT course_id FROM topic WHERE id = \(target)")
        guard let course: ID<Course> = try row?["course_id"], try !Self.objectives(with: topic, tx.reading).isEmpty else {
            return
        }
        try CourseDesignRows.mark(course, at: now, tx)
        try tx.execute(
            """
            INSERT INTO objective_topic (objective_id, topic_id)
            SELECT objective_id, \(target) FROM objective_topic WHERE topic_id = \(topic)
            ON CONFLICT (objective_id, topic_id) DO NOTHING
            """)
        try tx.execute("DELETE FROM objective_topic WHERE topic_id = \(topic)")
    }

    /// An objective that has lost the topic since cannot get its part of it back.
    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] {
        let having = Set(try Self.objectives(with: target, tx))
        let isLost = references.contains { !having.contains(Self.objective($0)) }
        return isLost ? [TopicMergeObstacle(key: "topic-merge.objective-changed")] : []
    }

    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws {
        for reference in references {
            let objective = Self.objective(reference)
            try tx.execute(
                """
                INSERT INTO objective_topic (objective_id, topic_id) VALUES (\(objective), \(topic))
                ON CONFLICT (objective_id, topic_id) DO NOTHING
                """)
            if reference.hasPrefix(Self.both) { continue }
            try tx.execute("DELETE FROM objective_topic WHERE objective_id = \(objective) AND topic_id = \(target)")
        }
    }

    private static func objective(_ reference: String) -> ID<Objective> {
        ID(text: reference.hasPrefix(both) ? String(reference.dropFirst(both.count)) : reference)
    }

    private static func objectives(with topic: ID<Topic>, _ tx: ReadTransaction) throws -> [ID<Objective>] {
        try tx.rows("SELECT objective_id FROM objective_topic WHERE topic_id = \(topic) ORDER BY objective_id").map {
            try $0["objective_id"]
        }
    }
}
