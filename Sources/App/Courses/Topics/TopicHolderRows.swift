import Database

/// What a feature hangs on topics. A topic that becomes part of another gives that one all that hangs on it.
protocol TopicHolderRows: Sendable {
    func move(from topic: ID<Topic>, to target: ID<Topic>, _ tx: WriteTransaction) throws
    /// Told once that is on disk.
    func moved()
}

extension TopicHolderRows {
    func moved() {}
}
