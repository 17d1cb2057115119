import Database

/// Writes the rows of topics, for teachers in the browser and for imports.
enum TopicWriteRows {
    static func insert(
        _ title: String, below parent: ID<Topic>?, at position: Int, in course: ID<Course>, as id: ID<Topic>,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO topic (id, number, course_id, parent_id, title, position)
            VALUES (\(id), \(tx.nextNumber(of: "topic")), \(course), \(parent), \(title), \(position))
            """)
    }

    static func move(_ id: ID<Topic>, to position: Int, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE topic SET position = \(position) WHERE id = \(id)")
    }

    /// Makes a course's topics those of a document, and gives the id of each by its path. Topics that the document does not
    /// contain stay, because questions may belong to them.
    static func save(
        _ nodes: [CourseDocument.TopicNode], of course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> [[String]: ID<Topic>] {
        let known = try CourseStore.topics(of: course, tx.reading)
        var ids: [[String]: ID<Topic>] = [:]
        func save(_ nodes: [CourseDocument.TopicNode], below parent: ID<Topic>?, path: [String]) throws {
            for (position, node) in nodes.enumerated() {
                let existing = known.children(of: parent).first { $0.title == node.title }
                let id = existing?.id ?? ID<Topic>(at: now)
                if existing == nil {
                    try insert(node.title, below: parent, at: position, in: course, as: id, tx)
                } else {
                    try move(id, to: position, tx)
                }
                ids[path + [node.title]] = id
                try save(node.children, below: id, path: path + [node.title])
            }
        }
        try save(nodes, below: nil, path: [])
        return ids
    }

    /// The ids of all these paths. Missing topics are added at the end: in a course that stays as it was edited in the browser,
    /// something new in the folder may need them.
    static func completed(
        _ topics: [[String]: ID<Topic>], with paths: [[String]], in course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> [[String]: ID<Topic>] {
        var topics = topics
        for path in paths where !path.isEmpty {
            for (depth, title) in path.enumerated() {
                let (above, own) = (Array(path.prefix(depth)), Array(path.prefix(depth + 1)))
                guard topics[own] == nil else { continue }
                let (id, parent) = (ID<Topic>(at: now), topics[above])
                let siblings: SQL = parent.map { "parent_id = \($0)" } ?? "parent_id IS NULL"
                let row = try tx.first("SELECT max(position) AS last FROM topic WHERE course_id = \(course) AND \(siblings)")
                let last: Int? = try row?["last"]
                try insert(title, below: parent, at: (last ?? -1) + 1, in: course, as: id, tx)
                topics[own] = id
            }
        }
        return topics
    }

    /// Deletes a topic, unless questions, tests, lessons, objectives, resources or subtopics belong to it.
    static func deleteUnused(_ topic: ID<Topic>, _ tx: WriteTransaction) throws -> Bool {
        let hanging = try tx.first(
            """
            SELECT id FROM topic WHERE parent_id = \(topic)
            UNION ALL SELECT id FROM assessment WHERE topic_id = \(topic)
            UNION ALL SELECT id FROM lesson WHERE topic_id = \(topic)
            UNION ALL SELECT question_id AS id FROM question_revision WHERE topic_id = \(topic)
            UNION ALL SELECT objective_id AS id FROM objective_topic WHERE topic_id = \(topic)
            UNION ALL SELECT id FROM topic_resource WHERE topic_id = \(topic) AND removed_at IS NULL
            LIMIT 1
            """)
        guard hanging == nil else { return false }
        try delete(topic, tx)
        return true
    }

    /// Deletes a topic to which nothing belongs any more but its own: what it is about, its hours, and deleted resources.
    static func delete(_ topic: ID<Topic>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM topic_dimension WHERE topic_id = \(topic)")
        try tx.execute("DELETE FROM topic_hour WHERE topic_id = \(topic)")
        try tx.execute("DELETE FROM topic_resource WHERE topic_id = \(topic)")
        try tx.execute("DELETE FROM topic WHERE id = \(topic)")
    }
}
