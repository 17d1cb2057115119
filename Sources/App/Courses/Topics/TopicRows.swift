import Database

/// Reads and moves what belongs to topics, inside the transactions of `TopicEditingStore`.
enum TopicRows {
    static func uses(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Topic>: TopicUse] {
        var uses: [ID<Topic>: TopicUse] = [:]
        for (topic, count) in try counts(of: "lesson", in: course, tx) { uses[topic, default: TopicUse()].lessons = count }
        for (topic, count) in try counts(of: "assessment", in: course, tx) { uses[topic, default: TopicUse()].tests = count }
        for (topic, count) in try questions(in: course, tx) { uses[topic, default: TopicUse()].questions = count }
        let referred = try tx.rows(
            """
            SELECT topic.id FROM topic WHERE topic.course_id = \(course) AND (
                topic.id IN (SELECT topic_id FROM lesson) OR topic.id IN (SELECT topic_id FROM assessment)
                OR topic.id IN (SELECT topic_id FROM question_revision)
            )
            """)
        for row in referred { uses[try row["id"], default: TopicUse()].isReferred = true }
        return uses
    }

    /// Moves what belongs to a topic to another. Subtopics of both that have the same title are merged as well.
    static func merge(
        _ topic: ID<Topic>, into target: ID<Topic>, _ topics: TopicTree, _ holders: [any TopicHolderRows], _ tx: WriteTransaction
    ) throws {
        for holder in holders { try holder.move(from: topic, to: target, tx) }
        for child in topics.children(of: topic) {
            let same = topics.children(of: target).first { $0.title == child.title && $0.id != topic }
            if let same {
                try merge(child.id, into: same.id, topics, holders, tx)
            } else {
                let last: Int? = try tx.first("SELECT max(position) AS last FROM topic WHERE parent_id = \(target)")?["last"]
                try tx.execute(
                    "UPDATE topic SET parent_id = \(target), position = \((last ?? -1) + 1) WHERE id = \(child.id)")
            }
        }
        try TopicWriteRows.delete(topic, tx)
    }

    private static func counts(of table: SQL, in course: ID<Course>, _ tx: ReadTransaction) throws -> [(ID<Topic>, Int)] {
        try tx.rows(
            """
            SELECT topic_id, count(*) AS n FROM \(table)
            WHERE course_id = \(course) AND removed_at IS NULL AND topic_id IS NOT NULL GROUP BY topic_id
            """
        ).map { row in try (row["topic_id"], row["n"]) }
    }

    private static func questions(in course: ID<Course>, _ tx: ReadTransaction) throws -> [(ID<Topic>, Int)] {
        try tx.rows(
            """
            SELECT question_revision.topic_id, count(*) AS n FROM question_revision
            JOIN assessment_revision AS newest ON newest.id = question_revision.revision_id
            JOIN assessment ON assessment.id = newest.assessment_id
            WHERE assessment.course_id = \(course) AND assessment.removed_at IS NULL AND question_revision.topic_id IS NOT NULL
            AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision WHERE revision.assessment_id = assessment.id
            )
            GROUP BY question_revision.topic_id
            """
        ).map { row in try (row["topic_id"], row["n"]) }
    }
}
