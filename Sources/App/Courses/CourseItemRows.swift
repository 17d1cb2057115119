import Database

/// Finds the lessons or the tests of a course, in one feature.
protocol CourseItemRows: Sendable {
    /// In the order of the course; includes what is deleted and can be restored.
    func items(in course: TeacherCourse, at now: Instant, _ tx: ReadTransaction) throws -> [CourseItem]
}
