import Database

/// A course for everybody who reads it, with its place among the others.
struct CourseRead: SharedRead {
    let id: ID<Course>

    struct Placed: Sendable {
        let course: Course
        let position: Int
        let isArchived: Bool

        /// The institution's order: by position, then by code and id as the database compares them.
        static func isBefore(_ one: Placed, _ other: Placed) -> Bool {
            if one.position != other.position { return one.position < other.position }
            if one.course.code != other.course.code {
                return one.course.code.utf8.lexicographicallyPrecedes(other.course.code.utf8)
            }
            return one.course.id.text.utf8.lexicographicallyPrecedes(other.course.id.text.utf8)
        }
    }

    /// Nil where there is no such course.
    func read(_ tx: ReadTransaction) throws -> Placed? {
        let row = try tx.first("SELECT position, removed_at FROM course WHERE id = \(id)")
        guard let row, let course = try CourseStore.courses(tx, where: "course.id = \(id)").first else { return nil }
        return try Placed(course: course, position: row["position"], isArchived: row["removed_at"] as Instant? != nil)
    }
}

/// The topics of a course for everybody who reads them.
struct CourseTopicsRead: SharedRead {
    let course: ID<Course>

    func read(_ tx: ReadTransaction) throws -> TopicTree { try CourseStore.topics(of: course, tx) }
}

extension CourseStore {
    /// Those of some courses that there are, in the institution's order.
    static func placed(_ ids: some Sequence<ID<Course>>, _ tx: ReadTransaction) throws -> [CourseRead.Placed] {
        try ids.compactMap { try tx.shared(CourseRead(id: $0)) }.sorted(by: CourseRead.Placed.isBefore)
    }

    /// The courses of a query for `course_id` that are not archived, in the institution's order.
    static func present(_ query: SQL, _ tx: ReadTransaction) throws -> [Course] {
        try placed(tx.rows(query).map { try $0["course_id"] }, tx).filter { !$0.isArchived }.map(\.course)
    }
}
