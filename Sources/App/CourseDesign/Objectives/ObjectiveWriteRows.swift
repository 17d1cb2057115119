import Database

/// Writes the rows of objectives, for teachers in the browser, copies and imports. The course has a row of its design.
enum ObjectiveWriteRows {
    /// - Parameter editor: nil for an import.
    static func insert(
        _ objective: Objective, at position: Int, in course: ID<Course>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO objective (id, course_id, position, hides_condition, share, version)
            VALUES (\(objective.id), \(course), \(position), 0, \(objective.share), \(objective.version))
            """)
        try update(objective, by: editor, tx)
    }

    /// Writes everything of an objective but its place.
    static func update(_ objective: Objective, by editor: ID<Person>?, _ tx: WriteTransaction) throws {
        let (listed, own) = words(objective.performance)
        let condition = objective.condition
        try tx.execute(
            """
            UPDATE objective SET objective_key = \(objective.key), action_category = \(objective.performance?.category),
                action_word = \(listed), own_word = \(own), condition = \(condition?.kind),
                own_condition = \(condition?.text), hides_condition = \(condition?.isHidden == true ? 1 : 0),
                sentence = \(objective.ownSentence), share = \(objective.share), version = \(objective.version),
                editor_id = \(editor)
            WHERE id = \(objective.id)
            """)
        try tx.execute("DELETE FROM objective_criterion WHERE objective_id = \(objective.id)")
        for (kind, criterion) in objective.criteria {
            try tx.execute(
                """
                INSERT INTO objective_criterion (objective_id, criterion, body, is_on, is_hidden)
                VALUES (\(objective.id), \(kind), \(criterion.text), \(criterion.isOn ? 1 : 0), \(criterion.isHidden ? 1 : 0))
                """)
        }
        try tx.execute("DELETE FROM objective_topic WHERE objective_id = \(objective.id)")
        for topic in objective.topics {
            try tx.execute("INSERT INTO objective_topic (objective_id, topic_id) VALUES (\(objective.id), \(topic))")
        }
    }

    static func move(_ id: ID<Objective>, to position: Int, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE objective SET position = \(position) WHERE id = \(id)")
    }

    /// Deletes an objective, or with nil restores it. Its key stays taken.
    static func remove(_ id: ID<Objective>, at moment: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE objective SET removed_at = \(moment) WHERE id = \(id)")
    }

    private static func words(_ performance: Objective.Performance?) -> (listed: String?, own: String?) {
        switch performance?.word {
        case .listed(let key): (key, nil)
        case .own(let text): (nil, text)
        case nil: (nil, nil)
        }
    }
}
