import Database

/// Copies the resources of the topics of a course.
struct CopiedTopicResourceRows: CourseCopyRows {
    /// After the lessons, to which resources lead.
    let place = 30

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        for resource in try TopicResourceRows.all(in: course.original, tx.reading) where resource.removedAt == nil {
            guard let topic = course.counterpart(of: resource.topic) else { continue }
            let place = try Self.place(resource.place, in: course.copy, tx.reading)
            let copy = TopicResource(
                id: ID(at: course.now), topic: topic, title: resource.title, description: resource.description,
                kind: resource.kind, place: place)
            try TopicResourceRows.insert(copy, in: course.copy, tx)
        }
    }

    /// The same file, or the copy of the lesson, which has its key; nowhere where that was deleted, and so not copied.
    private static func place(
        _ place: TopicResource.Place, in copy: ID<Course>, _ tx: ReadTransaction
    ) throws -> TopicResource.Place {
        switch place {
        case .link, .nowhere: return place
        case .file(let name):
            let row = try tx.first("SELECT name FROM course_file WHERE course_id = \(copy) AND name = \(name)")
            return row == nil ? .nowhere : place
        case .lesson(let id):
            let row = try tx.first(
                """
                SELECT id FROM lesson WHERE course_id = \(copy)
                AND lesson_key = (SELECT lesson_key FROM lesson WHERE id = \(id))
                """)
            return try row.map { try .lesson($0["id"]) } ?? .nowhere
        }
    }
}
