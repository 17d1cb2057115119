import Database

/// The objectives of courses that items of surveys ask about.
enum SurveyItemObjectiveRows {
    /// That an item asks about an objective.
    struct Asked: Hashable {
        /// The position of the item.
        let item: Int
        let objective: ID<CourseObjective>
    }

    /// Those of a survey, without deleted objectives.
    static func all(of survey: ID<Survey>, _ tx: ReadTransaction) throws -> Set<Asked> {
        try Set(
            tx.rows(
                """
                SELECT tag.item_position, tag.objective_id FROM survey_item_objective AS tag
                JOIN objective ON objective.id = tag.objective_id
                WHERE tag.survey_id = \(survey) AND objective.removed_at IS NULL
                """
            ).map { try Asked(item: $0["item_position"], objective: $0["objective_id"]) })
    }

    /// The objectives that a document names.
    /// - Throws: `ImportMistakes` for those that are not there.
    static func asked(in draft: SurveyDraft, _ tx: ReadTransaction) throws -> Set<Asked> {
        let courses = SQL.list(Set(draft.tags.map(\.name.course)).sorted().map { $0 as any DatabaseValue })
        let known: [SurveyTag.Name: ID<CourseObjective>] = try tx.rows(
            """
            SELECT objective.id, objective.objective_key, course.course_key FROM objective
            JOIN course ON course.id = objective.course_id
            WHERE course.course_key IN (\(courses)) AND objective.objective_key IS NOT NULL AND objective.removed_at IS NULL
            ORDER BY objective.id
            """
        ).reduce(into: [:]) { known, row in
            let (course, key): (String, String) = try (row["course_key"], row["objective_key"])
            if let name = SurveyTag.Name(course + "/" + key) { known[name] = try row["id"] }
        }
        let unknown = draft.tags.filter { known[$0.name] == nil }
        guard unknown.isEmpty else { throw ImportMistakes(mistakes: unknown.map { $0.unknown(in: draft.file) }) }
        return Set(draft.tags.compactMap { tag in known[tag.name].map { Asked(item: tag.item, objective: $0) } })
    }

    static func write(_ asked: Set<Asked>, of survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try delete(survey, tx)
        for tag in asked.sorted(by: { ($0.item, $0.objective.text) < ($1.item, $1.objective.text) }) {
            try tx.execute(
                """
                INSERT INTO survey_item_objective (survey_id, item_position, objective_id)
                VALUES (\(survey), \(tag.item), \(tag.objective))
                """)
        }
    }

    /// Before the items are deleted.
    static func delete(_ survey: ID<Survey>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM survey_item_objective WHERE survey_id = \(survey)")
    }
}
