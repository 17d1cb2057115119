import Database

/// Tests and their questions hang on topics.
struct TestTopicRows: TopicHolderRows {
    /// Keeps revisions in memory, with the topics of their questions.
    let revisions: RevisionCache

    func move(from topic: ID<Topic>, to target: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE assessment SET topic_id = \(target) WHERE topic_id = \(topic)")
        try tx.execute("UPDATE question_revision SET topic_id = \(target) WHERE topic_id = \(topic)")
    }

    func moved() {
        revisions.forgetAll()
    }
}
