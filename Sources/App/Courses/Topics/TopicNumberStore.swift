import Database

/// The topics of courses with the small integers that name them in the Web service.
struct TopicNumberStore: Sendable {
    let database: Database

    /// The number of a topic's outermost one, and its own where it is another.
    typealias Numbers = (outermost: Int?, own: Int?)

    struct Numbered: Sendable {
        let tree: TopicTree
        let numbers: [ID<Topic>: Int]

        func numbers(of topic: ID<Topic>?) -> Numbers {
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

    /// The numbers of one topic, without the others of its course: a single question has no more.
    func numbers(of topic: ID<Topic>?) throws -> Numbers {
        guard let topic else { return (nil, nil) }
        return try database.readInline { tx in
            // From the topic to its outermost one.
            var (path, next): ([Int], ID<Topic>?) = ([], topic)
            while let id = next, let row = try tx.first("SELECT number, parent_id FROM topic WHERE id = \(id)") {
                path.append(try row["number"])
                next = try row["parent_id"]
            }
            return (path.last, path.count > 1 ? path.first : nil)
        }
    }
}
