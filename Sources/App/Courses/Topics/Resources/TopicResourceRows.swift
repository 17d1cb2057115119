import Database

/// Reads and writes the resources of topics, inside the transactions of others.
enum TopicResourceRows {
    /// Those of a course, deleted ones among them, in the order of each topic.
    static func all(in course: ID<Course>, _ tx: ReadTransaction) throws -> [TopicResource] {
        try tx.rows(
            """
            SELECT id, topic_id, title, description, kind, url, file_name, lesson_id, version, removed_at
            FROM topic_resource WHERE course_id = \(course) ORDER BY position, id
            """
        ).map { row in
            try TopicResource(
                id: row["id"], topic: row["topic_id"], title: row["title"], description: row["description"],
                kind: row["kind"], place: place(row), version: row["version"], removedAt: row["removed_at"])
        }
    }

    /// The course of a resource, whether it is deleted or not.
    static func course(of id: ID<TopicResource>, _ tx: ReadTransaction) throws -> ID<Course>? {
        try tx.first("SELECT course_id FROM topic_resource WHERE id = \(id)").map { try $0["course_id"] }
    }

    /// Adds a resource behind those of its topic.
    static func insert(_ resource: TopicResource, in course: ID<Course>, _ tx: WriteTransaction) throws {
        let position = try next(resource.topic, tx.reading)
        let (url, file, lesson) = columns(resource.place)
        try tx.execute(
            """
            INSERT INTO topic_resource (id, course_id, topic_id, position, title, description, kind, url, file_name, lesson_id,
                version)
            VALUES (\(resource.id), \(course), \(resource.topic), \(position), \(resource.title), \(resource.description),
                \(resource.kind), \(url), \(file), \(lesson), \(resource.version))
            """)
    }

    static func update(_ id: ID<TopicResource>, _ edit: TopicResourceEdit, _ tx: WriteTransaction) throws {
        let (url, file, lesson) = columns(edit.place)
        try tx.execute(
            """
            UPDATE topic_resource SET title = \(edit.title), description = \(edit.description), kind = \(edit.kind),
                url = \(url), file_name = \(file), lesson_id = \(lesson), version = version + 1
            WHERE id = \(id)
            """)
    }

    static func move(_ id: ID<TopicResource>, to position: Int, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE topic_resource SET position = \(position) WHERE id = \(id)")
    }

    /// Moves resources behind those of a topic, in their order.
    static func move(_ ids: [ID<TopicResource>], toTopic topic: ID<Topic>, _ tx: WriteTransaction) throws {
        for id in ids {
            let position = try next(topic, tx.reading)
            try tx.execute("UPDATE topic_resource SET topic_id = \(topic), position = \(position) WHERE id = \(id)")
        }
    }

    /// Deletes a resource, or with nil restores it.
    static func remove(_ id: ID<TopicResource>, at moment: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE topic_resource SET removed_at = \(moment) WHERE id = \(id)")
    }

    /// Replaces the resources of a topic, deleted ones among them, for an import.
    static func replace(
        with resources: [TopicResource], of topic: ID<Topic>, in course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        try tx.execute("DELETE FROM topic_resource WHERE topic_id = \(topic)")
        for resource in resources { try insert(resource, in: course, tx) }
    }

    private static func next(_ topic: ID<Topic>, _ tx: ReadTransaction) throws -> Int {
        let last: Int? = try tx.first("SELECT max(position) AS last FROM topic_resource WHERE topic_id = \(topic)")?["last"]
        return (last ?? -1) + 1
    }

    private static func place(_ row: Row) throws -> TopicResource.Place {
        let (url, file): (String?, String?) = try (row["url"], row["file_name"])
        let lesson: ID<CourseItem>? = try row["lesson_id"]
        return url.map { .link($0) } ?? file.map { .file($0) } ?? lesson.map { .lesson($0) } ?? .nowhere
    }

    private static func columns(_ place: TopicResource.Place) -> (url: String?, file: String?, lesson: ID<CourseItem>?) {
        switch place {
        case .link(let url): (url, nil, nil)
        case .file(let name): (nil, name, nil)
        case .lesson(let id): (nil, nil, id)
        case .nowhere: (nil, nil, nil)
        }
    }
}

/// The files and lessons of a course to which a resource can lead.
struct TopicResourceTargets: Sendable, Equatable {
    /// A lesson with its title; nil where it has none yet.
    struct LessonTarget: Sendable, Equatable {
        let id: ID<CourseItem>
        let title: String?
    }

    /// Names of files.
    var files: [String] = []
    var lessons: [LessonTarget] = []

    init(files: [String] = [], lessons: [LessonTarget] = []) {
        (self.files, self.lessons) = (files, lessons)
    }

    init(of course: ID<Course>, _ tx: ReadTransaction) throws {
        files = try tx.rows(
            "SELECT name FROM course_file WHERE course_id = \(course) AND removed_at IS NULL ORDER BY name"
        ).map { try $0["name"] }
        lessons = try tx.rows(
            """
            SELECT lesson.id, coalesce(shown.title, draft.title) AS title
            FROM lesson LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND lesson.removed_at IS NULL ORDER BY lesson.position, lesson.id
            """
        ).map { row in try LessonTarget(id: row["id"], title: row["title"]) }
    }

    /// Whether something of the course is there.
    func has(_ place: TopicResource.Place) -> Bool {
        switch place {
        case .file(let name): files.contains(name)
        case .lesson(let id): lessons.contains { $0.id == id }
        case .link, .nowhere: true
        }
    }
}
