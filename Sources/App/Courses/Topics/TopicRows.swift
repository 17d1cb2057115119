import Database

/// Counts what belongs to topics, inside the transactions of `TopicEditingStore`.
enum TopicRows {
    static func uses(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Topic>: TopicUse] {
        var uses: [ID<Topic>: TopicUse] = [:]
        for (topic, count) in try counts(of: "lesson", in: course, tx) { uses[topic, default: TopicUse()].lessons = count }
        for (topic, count) in try counts(of: "assessment", in: course, tx) { uses[topic, default: TopicUse()].tests = count }
        for (topic, count) in try questions(in: course, tx) { uses[topic, default: TopicUse()].questions = count }
        for (topic, count) in try counts(of: "topic_resource", in: course, tx) {
            uses[topic, default: TopicUse()].resources = count
        }
        for (topic, count) in try objectives(in: course, tx) { uses[topic, default: TopicUse()].objectives = count }
        let referred = try tx.rows(
            """
            SELECT topic.id FROM topic WHERE topic.course_id = \(course) AND (
                topic.id IN (SELECT topic_id FROM lesson) OR topic.id IN (SELECT topic_id FROM assessment)
                OR topic.id IN (SELECT topic_id FROM question_revision) OR topic.id IN (SELECT topic_id FROM objective_topic)
                OR topic.id IN (SELECT topic_id FROM topic_resource WHERE removed_at IS NULL)
            )
            """)
        for row in referred { uses[try row["id"], default: TopicUse()].isReferred = true }
        return uses
    }

    private static func counts(of table: SQL, in course: ID<Course>, _ tx: ReadTransaction) throws -> [(ID<Topic>, Int)] {
        try tx.rows(
            """
            SELECT topic_id, count(*) AS n FROM \(table)
            WHERE course_id = \(course) AND removed_at IS NULL AND topic_id IS NOT NULL GROUP BY topic_id
            """
        ).map { row in try (row["topic_id"], row["n"]) }
    }

    private static func objectives(in course: ID<Course>, _ tx: ReadTransaction) throws -> [(ID<Topic>, Int)] {
        try tx.rows(
            """
            SELECT objective_topic.topic_id, count(*) AS n FROM objective_topic
            JOIN objective ON objective.id = objective_topic.objective_id
            WHERE objective.course_id = \(course) AND objective.removed_at IS NULL GROUP BY objective_topic.topic_id
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
