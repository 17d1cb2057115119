import Database

/// What one feature has that belongs to topics. When a topic is merged into another, all that belongs to it moves along.
protocol TopicHolderRows: Sendable {
    func move(from topic: ID<Topic>, to target: ID<Topic>, _ tx: WriteTransaction) throws
    /// Called after the move is on disk.
    func moved()
}

extension TopicHolderRows {
    func moved() {}
}
