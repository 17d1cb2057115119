import Database

/// Finds the courses that a person may change: their own for teachers, all for administrators. Every page of the area Teach loads
/// its course here, so a course that is not the person's is not found.
enum TeacherCourseRows {
    /// Archived ones come last.
    static func all(by viewer: Viewer, _ tx: ReadTransaction) throws -> [TeacherCourse] {
        try taught(by: viewer, "1 = 1", tx)
    }

    /// Nil when this person may not change the course.
    static func find(_ id: ID<Course>, by viewer: Viewer, _ tx: ReadTransaction) throws -> TeacherCourse? {
        try taught(by: viewer, "course.id = \(id)", tx).first
    }

    private static func taught(by viewer: Viewer, _ condition: SQL, _ tx: ReadTransaction) throws -> [TeacherCourse] {
        guard viewer.roles.isStaff else { return [] }
        let rows = try tx.rows("SELECT course_id, teaching_role FROM course_teacher WHERE person_id = \(viewer.id)")
        let pairs = try rows.map { row -> (ID<Course>, TeachingRole) in try (row["course_id"], row["teaching_role"]) }
        let roles = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        let archived = try Set(
            tx.rows("SELECT id FROM course WHERE removed_at IS NOT NULL").map { row -> ID<Course> in try row["id"] })
        let isEverywhere = viewer.roles.contains(.administrator)
        let courses = try CourseStore.courses(tx, where: condition)
            .filter { isEverywhere || roles[$0.id] != nil }
            .map { TeacherCourse(course: $0, isArchived: archived.contains($0.id), role: isEverywhere ? nil : roles[$0.id]) }
        return courses.filter { !$0.isArchived } + courses.filter(\.isArchived)
    }
}
