import Database

/// The topics of courses with the small integers that name them in the Web service.
struct TopicNumberStore: Sendable {
    let database: Database

    struct Numbered: Sendable {
        let tree: TopicTree
        let numbers: [ID<Topic>: Int]

        /// The number of a topic's outermost one, and its own where it is another.
        func numbers(of topic: ID<Topic>?) -> (outermost: Int?, own: Int?) {
            let path = topic.map(tree.path) ?? []
            return (
                path.first.flatMap { numbers[$0.id] }, path.count > 1 ? path.last.flatMap { numbers[$0.id] } : nil
            )
        }
    }

    func find(in course: ID<Course>) throws -> Numbered {
        try database.readInline { tx in
            let rows = try tx.rows("SELECT id, number FROM topic WHERE course_id = \(course) ORDER BY id")
            let numbers = try rows.map { row -> (ID<Topic>, Int) in try (row["id"], row["number"]) }
            return try Numbered(
                tree: CourseStore.topics(of: course, tx),
                numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }))
        }
    }
}
