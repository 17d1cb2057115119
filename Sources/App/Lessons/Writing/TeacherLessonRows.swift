import Database

/// Finds lessons for the teachers of their course. Everything that changes a lesson loads it here, in the same transaction.
enum TeacherLessonRows {
    /// Nil when this person may not change the course, and when the lesson was deleted too long ago.
    static func find(_ id: ID<Lesson>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction) throws -> TeacherLesson? {
        let row = try tx.first("SELECT course_id FROM lesson WHERE id = \(id)")
        guard let holder: ID<Course> = try row?["course_id"], let course = try TeacherCourseRows.find(holder, by: viewer, tx)
        else { return nil }
        return try find(id, in: course, at: now, tx)
    }

    /// Nil when the lesson is not in the course, and when it was deleted too long ago.
    static func find(_ id: ID<Lesson>, in course: TeacherCourse, at now: Instant, _ tx: ReadTransaction) throws -> TeacherLesson?
    {
        try lessons(of: course, "lesson.id = \(id)", at: now, tx).first
    }

    /// All lessons of a course in their order, including deleted ones that can be restored.
    static func all(of course: TeacherCourse, at now: Instant, _ tx: ReadTransaction) throws -> [TeacherLesson] {
        try lessons(of: course, "1 = 1", at: now, tx)
    }

    /// The keys of all lessons that a text may link to: published and unpublished, but not deleted ones.
    static func keys(of course: ID<Course>, _ tx: ReadTransaction) throws -> Set<String> {
        let rows = try tx.rows("SELECT lesson_key FROM lesson WHERE course_id = \(course) AND removed_at IS NULL")
        return try Set(rows.map { try $0["lesson_key"] })
    }

    private static func lessons(
        of course: TeacherCourse, _ condition: SQL, at now: Instant, _ tx: ReadTransaction
    ) throws -> [TeacherLesson] {
        let earliest = now + .days(-TeacherLesson.undoDays)
        return try tx.rows(
            """
            SELECT lesson.id, lesson.lesson_key, lesson.topic_id, lesson.quiz_id, lesson.audience, lesson.removed_at,
                shown.id AS shown_id, shown.digest, shown.title AS shown_title, shown.body AS shown_body, shown.created_at,
                (SELECT max(publication.published_at) FROM lesson_publication AS publication
                    WHERE publication.lesson_id = lesson.id) AS published_at,
                draft.version, draft.base_revision_id, draft.person_id, draft.saved_at, draft.title AS draft_title,
                draft.body AS draft_body, base.title AS base_title, base.body AS base_body, person.name, person.surname
            FROM lesson LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            LEFT JOIN lesson_draft AS draft ON draft.lesson_id = lesson.id
            LEFT JOIN lesson_revision AS base ON base.id = draft.base_revision_id
            LEFT JOIN person ON person.id = draft.person_id
            WHERE lesson.course_id = \(course.course.id) AND (\(condition))
                AND (lesson.removed_at IS NULL OR lesson.removed_at > \(earliest))
            ORDER BY lesson.position, lesson.lesson_key
            """
        ).map { row in
            let draft = try draft(row)
            return try TeacherLesson(
                id: row["id"], course: course, key: row["lesson_key"], topic: row["topic_id"], quiz: row["quiz_id"],
                audience: row["audience"], removedAt: row["removed_at"], shown: shown(row), draft: draft,
                isUntouched: draft.map { try isUntouched($0.text, row) } ?? false)
        }
    }

    private static func shown(_ row: Row) throws -> ShownRevision? {
        guard let id: ID<LessonRevision> = try row["shown_id"] else { return nil }
        let published: Instant? = try row["published_at"]
        return try ShownRevision(
            id: id, digest: row["digest"], text: WrittenText(title: row["shown_title"], body: row["shown_body"]),
            publishedAt: published ?? row["created_at"])
    }

    private static func draft(_ row: Row) throws -> SavedDraft<WrittenText, LessonRevision>? {
        guard let version: Int = try row["version"] else { return nil }
        let (name, surname): (String, String) = try (row["name"], row["surname"])
        return try SavedDraft(
            version: version, base: row["base_revision_id"], person: row["person_id"], personName: name + " " + surname,
            savedAt: row["saved_at"], text: WrittenText(title: row["draft_title"], body: row["draft_body"]))
    }

    private static func isUntouched(_ draft: WrittenText, _ row: Row) throws -> Bool {
        let (title, body): (String?, String?) = try (row["base_title"], row["base_body"])
        return title.map { draft == WrittenText(title: $0, body: body ?? "") } ?? false
    }
}
