import Database

/// The groups of a course for everybody who reads them, by their ids.
struct CourseGroupsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> [ID<CourseGroup>: CourseGroup] {
        try CourseGroupRows.groups(tx, where: "course_group.course_id = \(course)").reduce(into: [:]) { $0[$1.id] = $1 }
    }
}
