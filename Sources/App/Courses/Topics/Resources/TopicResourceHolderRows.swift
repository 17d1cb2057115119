import Database

/// The resources of topics, deleted ones among them, when one is merged into another: they come behind those of the other. A
/// reference is the id of a resource.
struct TopicResourceHolderRows: TopicHolderRows {
    let name = "resources"

    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String] {
        try tx.rows("SELECT id FROM topic_resource WHERE topic_id = \(topic) ORDER BY position, id").map { try $0["id"] }
    }

    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws {
        let ids = try references(to: topic, into: target, tx.reading)
        try TopicResourceRows.move(ids.map { ID(text: $0) }, toTopic: target, tx)
    }

    /// A resource stays with its topic, so nothing stands against it.
    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] { [] }

    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws {
        try TopicResourceRows.move(references.map { ID(text: $0) }, toTopic: topic, tx)
    }
}
