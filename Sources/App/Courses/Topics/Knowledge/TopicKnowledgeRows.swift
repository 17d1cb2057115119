import Database

/// Reads and writes what topics are about, inside the transactions of others.
enum TopicKnowledgeRows {
    /// Of every topic of a course.
    static func all(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Topic>: TopicKnowledge] {
        var knowledge: [ID<Topic>: TopicKnowledge] = [:]
        for row in try tx.rows("SELECT id, priority, is_prerequisite FROM topic WHERE course_id = \(course)") {
            knowledge[try row["id"]] = try TopicKnowledge(priority: row["priority"], isPrerequisite: row["is_prerequisite"] == 1)
        }
        for row in try tx.rows(
            """
            SELECT topic_dimension.topic_id, topic_dimension.dimension FROM topic_dimension
            JOIN topic ON topic.id = topic_dimension.topic_id WHERE topic.course_id = \(course)
            """)
        {
            let topic: ID<Topic> = try row["topic_id"]
            knowledge[topic, default: TopicKnowledge()].dimensions.insert(try row["dimension"])
        }
        return knowledge
    }

    static func write(_ knowledge: TopicKnowledge, of topic: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE topic SET priority = \(knowledge.priority), is_prerequisite = \(knowledge.isPrerequisite ? 1 : 0)
            WHERE id = \(topic)
            """)
        try tx.execute("DELETE FROM topic_dimension WHERE topic_id = \(topic)")
        for dimension in KnowledgeDimension.allCases where knowledge.dimensions.contains(dimension) {
            try tx.execute("INSERT INTO topic_dimension (topic_id, dimension) VALUES (\(topic), \(dimension))")
        }
    }
}

/// Reads and writes how many hours of each activity topics have, inside the transactions of others.
enum TopicHourRows {
    /// Of the topics of a course that have any; whole hours of a semester.
    static func all(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Topic>: [CourseActivity: Int]] {
        var hours: [ID<Topic>: [CourseActivity: Int]] = [:]
        for row in try tx.rows(
            """
            SELECT topic_hour.topic_id, topic_hour.activity, topic_hour.hours FROM topic_hour
            JOIN topic ON topic.id = topic_hour.topic_id WHERE topic.course_id = \(course)
            """)
        {
            let (topic, activity): (ID<Topic>, CourseActivity) = try (row["topic_id"], row["activity"])
            hours[topic, default: [:]][activity] = try row["hours"]
        }
        return hours
    }

    /// Replaces the hours of a topic. Those of nothing are left out.
    static func write(_ hours: [CourseActivity: Int], of topic: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM topic_hour WHERE topic_id = \(topic)")
        for activity in CourseActivity.allCases {
            guard let count = hours[activity], count > 0 else { continue }
            try tx.execute(
                "INSERT INTO topic_hour (topic_id, activity, hours) VALUES (\(topic), \(activity), \(min(count, mostHours)))")
        }
    }

    /// Of one activity.
    static let mostHours = 2000
}
