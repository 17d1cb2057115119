import Database

/// What one feature has that belongs to topics. When a topic is merged into another, all that belongs to it moves along, and can
/// be moved back.
protocol TopicHolderRows: Sendable {
    /// The name under which a merge stores the references of this feature.
    var name: String { get }

    /// What belongs to a topic that is to be merged into another, in the words of this feature: enough to move just that back.
    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String]
    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws

    /// Why references that were moved to a topic cannot be moved back; empty when they can.
    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle]
    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws

    /// Called after a move is on disk.
    func moved()
}

extension TopicHolderRows {
    func moved() {}
}
