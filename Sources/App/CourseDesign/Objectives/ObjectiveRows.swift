import Database

/// Reads the objectives of courses, inside the transactions of others.
enum ObjectiveRows {
    /// An objective with what only stores need to know.
    struct Found: Sendable {
        let objective: Objective
        let course: ID<Course>
        let position: Int
        /// Nil where it is not deleted.
        let removedAt: Instant?
        /// Who changed it last; nil for an import.
        let editor: ID<Person>?
    }

    /// Those of a course that are not deleted, in their order.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Objective] {
        try found(in: course, tx).filter { $0.removedAt == nil }.map(\.objective)
    }

    /// Those of a course, deleted ones among them, in their order.
    static func found(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Found] {
        let (criteria, topics) = try (criteria(in: course, tx), topics(in: course, tx))
        return try tx.rows(
            """
            SELECT id, course_id, objective_key, position, action_category, action_word, own_word, condition, own_condition,
                hides_condition, sentence, share, version, removed_at, editor_id
            FROM objective WHERE course_id = \(course) ORDER BY position, id
            """
        ).map { row in
            let id: ID<Objective> = try row["id"]
            return Found(
                objective: try objective(row, criteria: criteria[id] ?? [:], topics: topics[id] ?? []),
                course: try row["course_id"], position: try row["position"], removedAt: try row["removed_at"],
                editor: try row["editor_id"])
        }
    }

    /// The course of an objective, whether it is deleted or not.
    static func course(of id: ID<Objective>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first("SELECT course_id FROM objective WHERE id = \(id)").map { try $0["course_id"] }
    }

    private static func objective(
        _ row: Row, criteria: [ObjectiveCriterion: Objective.Criterion], topics: [ID<Topic>]
    ) throws -> Objective {
        let kind: ObjectiveCondition? = try row["condition"]
        return Objective(
            id: try row["id"], key: try row["objective_key"], performance: try performance(row),
            condition: try kind.map { kind in
                try Objective.Condition(kind: kind, text: row["own_condition"], isHidden: row["hides_condition"] == 1)
            },
            criteria: criteria, topics: topics, ownSentence: try row["sentence"], share: try row["share"],
            version: try row["version"])
    }

    private static func performance(_ row: Row) throws -> Objective.Performance? {
        guard let category: ActionPath = try row["action_category"] else { return nil }
        if let own: String = try row["own_word"] { return .init(category: category, word: .own(own)) }
        let word: String = try row["action_word"]
        return .init(category: category, word: .listed(word))
    }

    private static func criteria(
        in course: ID<Course>, _ tx: ReadTransaction
    ) throws -> [ID<Objective>: [ObjectiveCriterion: Objective.Criterion]] {
        var criteria: [ID<Objective>: [ObjectiveCriterion: Objective.Criterion]] = [:]
        for row in try tx.rows(
            """
            SELECT line.objective_id, line.criterion, line.body, line.is_on, line.is_hidden
            FROM objective_criterion AS line JOIN objective ON objective.id = line.objective_id
            WHERE objective.course_id = \(course)
            """)
        {
            let (id, criterion): (ID<Objective>, ObjectiveCriterion) = try (row["objective_id"], row["criterion"])
            criteria[id, default: [:]][criterion] = try Objective.Criterion(
                text: row["body"], isOn: row["is_on"] == 1, isHidden: row["is_hidden"] == 1)
        }
        return criteria
    }

    /// In the order of the tree.
    private static func topics(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Objective>: [ID<Topic>]] {
        var chosen: [ID<Topic>: [ID<Objective>]] = [:]
        for row in try tx.rows(
            """
            SELECT line.objective_id, line.topic_id
            FROM objective_topic AS line JOIN objective ON objective.id = line.objective_id
            WHERE objective.course_id = \(course)
            """)
        {
            chosen[try row["topic_id"], default: []].append(try row["objective_id"])
        }
        var topics: [ID<Objective>: [ID<Topic>]] = [:]
        for topic in try CourseStore.topics(of: course, tx).inOrder {
            for objective in chosen[topic.id] ?? [] { topics[objective, default: []].append(topic.id) }
        }
        return topics
    }
}
