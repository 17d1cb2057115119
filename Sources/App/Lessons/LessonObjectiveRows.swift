import Database

/// The objectives that lessons serve.
enum LessonObjectiveRows {
    /// Their keys by lesson, in their written order. Deleted objectives are left out.
    static func keys(in course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Lesson>: [String]] {
        try tx.rows(
            """
            SELECT tag.lesson_id, objective.objective_key FROM lesson_objective AS tag
            JOIN lesson ON lesson.id = tag.lesson_id
            JOIN objective ON objective.id = tag.objective_id
            WHERE lesson.course_id = \(course) AND objective.removed_at IS NULL ORDER BY tag.lesson_id, tag.position
            """
        ).reduce(into: [:]) { keys, row in try keys[row["lesson_id"], default: []].append(row["objective_key"]) }
    }

    /// Gives imported lessons the objectives that their documents name. A lesson that was edited in the browser keeps its own.
    /// - Parameter objectives: of the course, by their keys.
    /// - Returns: what the course does not have.
    static func follow(
        _ drafts: [LessonDraft], in course: ID<Course>, _ objectives: [String: ID<CourseObjective>], _ tx: WriteTransaction
    ) throws -> [Mistake] {
        let stored = try StoredLessonRows.all(of: course, tx.reading).filter { $0.editedAt == nil }
        return try drafts.flatMap { draft -> [Mistake] in
            guard let lesson = stored.first(where: { $0.key == draft.key }) else { return [] }
            let unknown = draft.objectives.filter { objectives[$0.key] == nil }
            let keys = draft.objectives.map(\.key)
            if unknown.isEmpty, keys != lesson.objectives {
                try write(keys.compactMap { objectives[$0] }, of: lesson.id, tx)
            }
            return unknown.map { $0.unknown(in: draft.file) }
        }
    }

    /// Gives a lesson its objectives. A deleted one that it had stays behind them, because it can be restored.
    static func write(_ objectives: [ID<CourseObjective>], of lesson: ID<Lesson>, _ tx: WriteTransaction) throws {
        let deleted = try tx.rows(
            """
            SELECT tag.objective_id FROM lesson_objective AS tag JOIN objective ON objective.id = tag.objective_id
            WHERE tag.lesson_id = \(lesson) AND objective.removed_at IS NOT NULL ORDER BY tag.position
            """
        ).map { row -> ID<CourseObjective> in try row["objective_id"] }
        try tx.execute("DELETE FROM lesson_objective WHERE lesson_id = \(lesson)")
        for (index, objective) in (objectives + deleted).enumerated() {
            try tx.execute(
                """
                INSERT INTO lesson_objective (lesson_id, position, objective_id)
                VALUES (\(lesson), \(index + 1), \(objective))
                """)
        }
    }
}

/// Copies the objectives of the lessons of a course, once its lessons and its objectives are copied.
struct CopiedLessonObjectiveRows: CourseCopyRows {
    let place = 51

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO lesson_objective (lesson_id, position, objective_id)
            SELECT copied.id, tag.position, counterpart.id FROM lesson_objective AS tag
            JOIN lesson ON lesson.id = tag.lesson_id
            JOIN lesson AS copied ON copied.course_id = \(course.copy) AND copied.lesson_key = lesson.lesson_key
            JOIN objective ON objective.id = tag.objective_id AND objective.removed_at IS NULL
            JOIN objective AS counterpart ON counterpart.course_id = \(course.copy)
                AND counterpart.objective_key = objective.objective_key
            WHERE lesson.course_id = \(course.original)
            """)
    }
}
