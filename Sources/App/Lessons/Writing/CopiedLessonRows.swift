import Database

/// Copies the lessons of a course: the published text of each, or its draft when none is published.
struct CopiedLessonRows: CourseCopyRows {
    /// After the quizzes, because lessons may end with one.
    let place = 20

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let now = course.now
        let rows = try tx.rows(
            """
            SELECT id, topic_id, quiz_id, shown_revision_id FROM lesson
            WHERE course_id = \(course.original) AND removed_at IS NULL ORDER BY position, lesson_key
            """)
        for row in rows {
            let (original, copy): (ID<Lesson>, ID<Lesson>) = try (row["id"], ID(at: now))
            let quiz: ID<Assessment>? = try row["quiz_id"]
            let topic: ID<Topic>? = try row["topic_id"]
            try tx.execute(
                """
                INSERT INTO lesson (id, number, course_id, lesson_key, position, topic_id, quiz_id, audience)
                SELECT \(copy), \(tx.nextNumber(of: "lesson")), \(course.copy), lesson_key, position,
                    \(course.counterpart(of: topic)), \(course.counterpart(of: quiz)), \(Audience.enrolled)
                FROM lesson WHERE id = \(original)
                """)
            if let shown: ID<LessonRevision> = try row["shown_revision_id"] {
                let revision = try Self.copyRevision(shown, to: copy, at: now, tx)
                try LessonPublicationRows.show(revision, of: copy, by: course.viewer.id, at: now, tx)
            } else {
                try Self.copyUnpublished(original, to: copy, by: course.viewer.id, at: now, tx)
            }
            course.add(copy, of: original)
        }
        try EditedRows.markLessons(of: course.copy, at: now, tx)
    }

    /// The draft, or the newest revision of a withdrawn lesson.
    private static func copyUnpublished(
        _ original: ID<Lesson>, to copy: ID<Lesson>, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let drafts = try tx.executeCounting(
            """
            INSERT INTO lesson_draft (lesson_id, version, base_revision_id, person_id, saved_at, title, body)
            SELECT \(copy), 1, NULL, \(person), \(now), title, body FROM lesson_draft WHERE lesson_id = \(original)
            """)
        let newest = try tx.first(
            "SELECT id FROM lesson_revision WHERE lesson_id = \(original) ORDER BY ordinal DESC LIMIT 1")
        if drafts == 0, let newest { _ = try copyRevision(newest["id"], to: copy, at: now, tx) }
    }

    private static func copyRevision(
        _ original: ID<LessonRevision>, to lesson: ID<Lesson>, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<LessonRevision> {
        let copy = ID<LessonRevision>(at: now)
        try tx.execute(
            """
            INSERT INTO lesson_revision
                (id, lesson_id, ordinal, digest, title, word_count, created_at, author_id, text_rules, body, searchable)
            SELECT \(copy), \(lesson), 1, digest, title, word_count, \(now), author_id, text_rules, body, searchable
            FROM lesson_revision WHERE id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO lesson_file (revision_id, name, digest, content_type, width, height)
            SELECT \(copy), name, digest, content_type, width, height FROM lesson_file WHERE revision_id = \(original)
            """)
        return copy
    }
}
