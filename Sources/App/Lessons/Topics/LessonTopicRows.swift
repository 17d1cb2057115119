import Database

/// The lessons that belong to topics.
struct LessonTopicRows: TopicHolderRows {
    func move(from topic: ID<Topic>, to target: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET topic_id = \(target) WHERE topic_id = \(topic)")
    }
}
