import Database

/// The lessons that belong to topics. A reference is the id of a lesson.
struct LessonTopicRows: TopicHolderRows {
    let name = "lessons"

    func references(to topic: ID<Topic>, into target: ID<Topic>, _ tx: ReadTransaction) throws -> [String] {
        try tx.rows("SELECT id FROM lesson WHERE topic_id = \(topic) ORDER BY id").map { try $0["id"] }
    }

    func move(from topic: ID<Topic>, to target: ID<Topic>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET topic_id = \(target) WHERE topic_id = \(topic)")
    }

    func obstacles(
        toMovingBack references: [String], from target: ID<Topic>, _ tx: ReadTransaction
    ) throws -> [TopicMergeObstacle] {
        try tx.rows(
            """
            SELECT coalesce(shown.title, draft.title) AS title
            FROM lesson LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            WHERE lesson.id IN (\(.list(references.map { $0 as any DatabaseValue }))) AND (lesson.topic_id IS NULL OR lesson.topic_id <> \(target))
            ORDER BY lesson.position, lesson.id
            """
        ).map { row in
            let title: String? = try row["title"]
            return TopicMergeObstacle(key: "topic-merge.lesson-elsewhere", values: ["title": title ?? ""])
        }
    }

    func moveBack(_ references: [String], to topic: ID<Topic>, from target: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE lesson SET topic_id = \(topic) WHERE id IN (\(.list(references.map { $0 as any DatabaseValue })))")
    }
}
