import Database

/// Supplied by the feature of objectives to those whose texts name them.
protocol CourseObjectiveRows: Sendable {
    /// Those of a course that have a key and are not deleted, in their order.
    func all(of course: Course, _ tx: ReadTransaction) throws -> [CourseObjective]
}

/// What texts call the objectives of a course.
enum ObjectiveKeyRows {
    /// By their keys, without deleted ones.
    static func ids(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String: ID<CourseObjective>] {
        try tx.rows(
            """
            SELECT id, objective_key FROM objective
            WHERE course_id = \(course) AND objective_key IS NOT NULL AND removed_at IS NULL ORDER BY id
            """
        ).reduce(into: [:]) { try $0[$1["objective_key"]] = $1["id"] }
    }
}
