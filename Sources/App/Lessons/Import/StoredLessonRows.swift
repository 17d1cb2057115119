import Database

/// Reads lessons back from their rows into the form of their documents.
enum StoredLessonRows {
    struct StoredLesson {
        let id: ID<Lesson>
        let key: String
        let position: Int
        let isPutAway: Bool
        /// When it was last changed in the browser; nil when it was not changed since its import.
        let editedAt: Instant?
        let topic: ID<Topic>?
        /// The keys of the objectives that it serves.
        let objectives: [String]
        /// Nil for none, and for a removed quiz.
        let quiz: ID<Assessment>?
        let quizKey: String?
        let audience: Audience
        /// The published revision; nil when readers see none.
        let shown: ID<LessonRevision>?
        let digest: String?
        let title: String
        let body: String

        /// - Parameter names: the actual names of files that the text calls by other names.
        func text(_ topics: TopicTree, names: [String: String] = [:]) -> String {
            LessonFileText(
                title: title, topic: topic.map { topics.path(to: $0).map(\.title) } ?? [], objectives: objectives, quiz: quizKey,
                audience: audience, body: body, names: names
            ).text
        }
    }

    /// All lessons of a course in their order, including unpublished ones.
    static func all(of course: ID<Course>, _ tx: ReadTransaction) throws -> [StoredLesson] {
        try lessons(of: course, "1 = 1", tx)
    }

    static func find(_ key: String, of course: ID<Course>, _ tx: ReadTransaction) throws -> StoredLesson? {
        try lessons(of: course, "lesson.lesson_key = \(key)", tx).first
    }

    private static func lessons(
        of course: ID<Course>, _ condition: SQL, _ tx: ReadTransaction
    ) throws -> [StoredLesson] {
        let objectives = try LessonObjectiveRows.keys(in: course, tx)
        return try tx.rows(
            """
            SELECT lesson.id, lesson.lesson_key, lesson.position, lesson.removed_at, lesson.edited_at, lesson.topic_id,
                lesson.audience, quiz.id AS quiz_id, quiz.assessment_key, shown.id AS shown_id, shown.digest,
                coalesce(shown.title, draft.title, '') AS title, coalesce(shown.body, draft.body, '') AS body
            FROM lesson LEFT JOIN assessment AS quiz ON quiz.id = lesson.quiz_id AND quiz.removed_at IS NULL
            LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            WHERE lesson.course_id = \(course) AND \(condition)
            ORDER BY lesson.position, lesson.lesson_key, lesson.id
            """
        ).map { row in
            let (id, removed): (ID<Lesson>, Instant?) = try (row["id"], row["removed_at"])
            return try StoredLesson(
                id: id, key: row["lesson_key"], position: row["position"], isPutAway: removed != nil,
                editedAt: row["edited_at"], topic: row["topic_id"], objectives: objectives[id] ?? [],
                quiz: row["quiz_id"], quizKey: row["assessment_key"],
                audience: row["audience"], shown: row["shown_id"], digest: row["digest"], title: row["title"],
                body: row["body"])
        }
    }
}
