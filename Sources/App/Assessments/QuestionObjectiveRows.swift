import Database

/// The objectives that questions serve: those that each had when its test was published last.
enum QuestionObjectiveRows {
    /// Their keys by the positions of the questions in a revision, in their written order. Deleted objectives are left out.
    static func keys(of revision: ID<AssessmentRevision>, _ tx: ReadTransaction) throws -> [Int: [String]] {
        try tx.rows(
            """
            SELECT question_revision.position, objective.objective_key FROM question_revision
            JOIN question_objective AS tag ON tag.question_id = question_revision.question_id
            JOIN objective ON objective.id = tag.objective_id
            WHERE question_revision.revision_id = \(revision) AND objective.removed_at IS NULL
            ORDER BY question_revision.position, tag.position
            """
        ).reduce(into: [:]) { keys, row in try keys[row["position"], default: []].append(row["objective_key"]) }
    }

    /// Gives a question its objectives. A deleted one that it had stays behind them as long as there is room, because it can be
    /// restored.
    static func write(_ objectives: [ID<CourseObjective>], of question: ID<Question>, _ tx: WriteTransaction) throws {
        let deleted = try tx.rows(
            """
            SELECT tag.objective_id FROM question_objective AS tag JOIN objective ON objective.id = tag.objective_id
            WHERE tag.question_id = \(question) AND objective.removed_at IS NOT NULL ORDER BY tag.position
            """
        ).map { row -> ID<CourseObjective> in try row["objective_id"] }
        try tx.execute("DELETE FROM question_objective WHERE question_id = \(question)")
        for (index, objective) in (objectives + deleted).prefix(ObjectiveTag.mostOfQuestion).enumerated() {
            try tx.execute(
                """
                INSERT INTO question_objective (question_id, position, objective_id)
                VALUES (\(question), \(index + 1), \(objective))
                """)
        }
    }

    /// Gives the questions of imported tests the objectives that their documents name. A test that was edited in the
    /// browser keeps its own.
    /// - Parameter objectives: of the course, by their keys.
    /// - Returns: what the course does not have.
    static func follow(
        _ drafts: [AssessmentDraft], in course: ID<Course>, _ objectives: [String: ID<CourseObjective>], _ tx: WriteTransaction
    ) throws -> [Mistake] {
        try drafts.filter { !$0.tags.isEmpty }.flatMap { draft -> [Mistake] in
            let row = try tx.first(
                """
                SELECT id FROM assessment
                WHERE course_id = \(course) AND assessment_key = \(draft.key) AND edited_at IS NULL
                """)
            return try row.map { try follow(draft, $0["id"], objectives, tx) } ?? []
        }
    }

    private static func follow(
        _ draft: AssessmentDraft, _ test: ID<Assessment>, _ objectives: [String: ID<CourseObjective>], _ tx: WriteTransaction
    ) throws -> [Mistake] {
        let unknown = draft.tags.filter { objectives[$0.key] == nil }.map { $0.unknown(in: draft.file) }
        guard unknown.isEmpty else { return unknown }
        let stored = try keys(of: AssessmentRows.newestRevision(of: test, tx.reading), tx.reading)
        let ids: [String: ID<Question>] = try tx.rows(
            "SELECT id, question_key FROM question WHERE assessment_id = \(test) ORDER BY id"
        ).reduce(into: [:]) { try $0[$1["question_key"]] = $1["id"] }
        for (index, question) in draft.content.questions.enumerated() {
            let keys = question.objectives ?? []
            guard keys != stored[index + 1] ?? [], let id = ids[question.key] else { continue }
            try write(keys.compactMap { objectives[$0] }, of: id, tx)
        }
        return []
    }
}

/// Copies the objectives of the questions of a course, once its tests and its objectives are copied. Those of a final are in the
/// text of its draft.
struct CopiedQuestionObjectiveRows: CourseCopyRows {
    let place = 50

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO question_objective (question_id, position, objective_id)
            SELECT copied.id, tag.position, counterpart.id FROM question_objective AS tag
            JOIN question ON question.id = tag.question_id
            JOIN assessment ON assessment.id = question.assessment_id
            JOIN assessment AS test ON test.course_id = \(course.copy) AND test.assessment_key = assessment.assessment_key
            JOIN question AS copied ON copied.assessment_id = test.id AND copied.question_key = question.question_key
            JOIN objective ON objective.id = tag.objective_id AND objective.removed_at IS NULL
            JOIN objective AS counterpart ON counterpart.course_id = \(course.copy)
                AND counterpart.objective_key = objective.objective_key
            WHERE assessment.course_id = \(course.original)
            """)
    }
}
