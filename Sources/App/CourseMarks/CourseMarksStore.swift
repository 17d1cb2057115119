import Database

/// The marks of a course, for its teachers. The number of queries does not depend on the number of students.
struct CourseMarksStore: Sendable {
    let database: Database

    /// The whole matrix: every student with a mark for every test. Files are made of it.
    ///
    /// Of each cell `TestMark.counted` is the mark that counts, as the student sees it, `points` what was earned of how much, and
    /// `state(at:)` what there is where no mark is. Students who left the course are in it while they have attempts there
    /// (`MarkedStudent.isEnrolled`).
    /// - Returns: nil when this person may not change the course.
    /// - Throws: the error of the database.
    func whole(_ id: ID<Course>, by viewer: Viewer) async throws -> CourseMarks? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            let tests = try CourseMarksRows.tests(of: id, tx)
            return try CourseMarks(
                taught: taught, topics: CourseStore.topics(of: id, tx), tests: tests,
                rows: CourseMarksRows.rows(CourseMarksRows.students(of: id, tx), in: tests, isOfAll: true, tx))
        }
    }
}
