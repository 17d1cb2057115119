import Database

/// The tests and questions that belong to topics.
struct TestTopicRows: TopicHolderRows {
    /// The cache of revisions, whose questions include their topics.
    let revisions: RevisionCache

    func move(from topic: ID<Topic>, to target: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET topic_id = \(target) WHERE topic_id = \(topic)")
        try tx.execute("UPDATE question_revision SET topic_id = \(target) WHERE topic_id = \(topic)")
    }

    func moved() {
        revisions.forgetAll()
    }
}
