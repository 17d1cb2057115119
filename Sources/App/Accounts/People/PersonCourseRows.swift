import Database

/// The courses that somebody teaches, then those that the person studies. Whoever keeps the courses says so.
struct PersonCourseRows: Sendable {
    let courses: @Sendable (ID<Person>, ReadTransaction) throws -> [PersonCourse]
}
