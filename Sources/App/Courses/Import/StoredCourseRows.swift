import Database

/// Reads a course back from its rows into the form of its document.
enum StoredCourseRows {
    struct StoredCourse {
        let id: ID<Course>
        let number: Int
        let key: String
        let position: Int
        let isPutAway: Bool
        /// When it was last changed in the browser; nil when it was not changed since its import.
        let editedAt: Instant?
        let topics: TopicTree
        /// The document without removed people, and with an empty list of enrolments.
        let document: CourseDocument
    }

    static func find(_ key: String, _ tx: ReadTransaction) throws -> StoredCourse? {
        try tx.first("SELECT id FROM course WHERE course_key = \(key)").flatMap { try find(id: $0["id"], tx) }
    }

    static func find(id: ID<Course>, _ tx: ReadTransaction) throws -> StoredCourse? {
        let row = try tx.first("SELECT course_key, position, removed_at, edited_at FROM course WHERE id = \(id)")
        guard let row, let course = try CourseStore.courses(tx, where: "course.id = \(id)").first else { return nil }
        let removed: Instant? = try row["removed_at"]
        let topics = try CourseStore.topics(of: id, tx)
        return try StoredCourse(
            id: id, number: course.number, key: row["course_key"], position: row["position"], isPutAway: removed != nil,
            editedAt: row["edited_at"], topics: topics,
            document: CourseDocument(course, topics: nodes(topics, below: nil), teachers: teachers(of: id, tx), enrolled: []))
    }

    private static func nodes(_ topics: TopicTree, below parent: ID<Topic>?) -> [CourseDocument.TopicNode] {
        topics.children(of: parent).map { .init(title: $0.title, children: nodes(topics, below: $0.id)) }
    }

    private static func teachers(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseDocument.Teacher] {
        try tx.rows(
            """
            SELECT person.user_name, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) AND person.removed_at IS NULL
            ORDER BY course_teacher.position, person.user_name
            """
        ).map { row in try CourseDocument.Teacher(userName: row["user_name"], role: row["teaching_role"]) }
    }
}

extension CourseDocument {
    /// The document of a stored course.
    init(_ course: Course, topics: [TopicNode], teachers: [Teacher], enrolled: [String]) {
        (code, title, language, semester) = (course.code, course.title, course.language, course.semester)
        (classroom, url, overview, markScheme) = (course.classroom, course.url, course.overview, course.markScheme)
        ects = course.ects
        (self.topics, self.teachers, self.enrolled, absentLessons) = (topics, teachers, enrolled, [])
    }

    /// Whether a stored course is as this document says. Topics that the document does not name are ignored.
    func isSame(as stored: CourseDocument) -> Bool {
        code == stored.code && title == stored.title && language == stored.language && semester == stored.semester
            && classroom == stored.classroom && url == stored.url && overview == stored.overview
            && markScheme == stored.markScheme && ects == stored.ects && teachers == stored.teachers
            && topics == Self.named(topics, in: stored.topics)
    }

    /// The stored topics among these, in the stored order.
    private static func named(_ topics: [TopicNode], in stored: [TopicNode]) -> [TopicNode] {
        stored.compactMap { node in
            guard let same = topics.first(where: { $0.title == node.title }) else { return nil }
            return TopicNode(title: node.title, children: named(same.children, in: node.children))
        }
    }
}
