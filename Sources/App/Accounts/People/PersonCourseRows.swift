import Database

/// The courses that a person teaches, followed by those that the person studies. The feature that owns courses supplies them.
struct PersonCourseRows: Sendable {
    let courses: @Sendable (ID<Person>, ReadTransaction) throws -> [PersonCourse]
}
