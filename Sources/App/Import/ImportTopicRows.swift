import Database

/// Topics of a course that is left as it is in the browser, where something new of the folder needs more.
enum ImportTopicRows {
    /// The ids of all these paths; what is not there is added behind the others.
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
                try tx.execute(
                    """
                    INSERT INTO topic (id, course_id, parent_id, title, position)
                    VALUES (\(id), \(course), \(parent), \(title), \((last ?? -1) + 1))
                    """)
                topics[own] = id
            }
        }
        return topics
    }
}

extension AssessmentDraft {
    /// Of the test, of its questions, and those that questions are drawn from.
    var topics: [[String]] {
        [topic] + content.questions.map(\.topic) + (content.draws ?? []).map(\.topic)
    }
}
