import Database

/// How the objectives of a course are served, for those who teach the course.
struct AlignmentStore: Sendable {
    let database: Database

    struct Sheet: Sendable {
        let taught: TeacherCourse
        let source: AlignmentSource
    }

    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func find(_ course: ID<Course>, by viewer: Viewer) async throws -> Sheet? {
        try await database.read { tx in try Self.sheet(course, by: viewer, tx) }
    }

    /// The sheet of the course of an objective, with the objective.
    /// - Returns: nil when this person may not change it, and when it is deleted.
    /// - Throws: the error of the database.
    func find(_ id: ID<Objective>, by viewer: Viewer) async throws -> (sheet: Sheet, objective: Objective)? {
        try await database.read { tx in
            guard let course = try ObjectiveRows.course(of: id, tx), let sheet = try Self.sheet(course, by: viewer, tx) else {
                return nil
            }
            return sheet.source.objectives.first { $0.id == id }.map { (sheet, $0) }
        }
    }

    private static func sheet(_ course: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> Sheet? {
        guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
        return try Sheet(taught: taught, source: AlignmentRows.source(of: course, tx))
    }
}
