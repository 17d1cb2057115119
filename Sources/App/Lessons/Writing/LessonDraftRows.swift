import Database

/// The drafts of lessons.
enum LessonDraftRows: DraftRows {
    static func find(_ id: ID<Lesson>, by viewer: Viewer, at now: Instant, _ tx: ReadTransaction) throws -> TeacherLesson? {
        try TeacherLessonRows.find(id, by: viewer, at: now, tx)
    }

    static func current(_ lesson: TeacherLesson, _ tx: ReadTransaction) -> WrittenText { lesson.current }

    /// The revision that the edit says it is based on, if it belongs to this lesson.
    static func base(
        _ edit: DraftEdit<TeacherLesson>, of lesson: TeacherLesson, _ tx: ReadTransaction
    ) throws -> ID<LessonRevision>? {
        guard let base = edit.base,
            try tx.first("SELECT id FROM lesson_revision WHERE id = \(base) AND lesson_id = \(lesson.id)") != nil
        else { return lesson.base }
        return base
    }

    static func write(
        _ text: WrittenText, version: Int, base: ID<LessonRevision>?, of lesson: TeacherLesson, by person: ID<Person>,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        try write(text, version: version, base: base, of: lesson.id, by: person, at: now, tx)
    }

    /// The same for a new lesson.
    static func write(
        _ text: WrittenText, version: Int, base: ID<LessonRevision>?, of lesson: ID<Lesson>, by person: ID<Person>,
        at now: Instant, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO lesson_draft (lesson_id, version, base_revision_id, person_id, saved_at, title, body)
            VALUES (\(lesson), \(version), \(base), \(person), \(now), \(text.title), \(text.body))
            ON CONFLICT (lesson_id) DO UPDATE SET
                version = excluded.version, base_revision_id = excluded.base_revision_id, person_id = excluded.person_id,
                saved_at = excluded.saved_at, title = excluded.title, body = excluded.body
            """)
    }

    /// Keeps a text in the history of the lesson.
    static func keep(
        _ text: WrittenText, of lesson: TeacherLesson, by person: ID<Person>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        try LessonRevisionRows.keep(text, of: lesson, by: person, at: now, tx)
    }

    static func setRemoved(_ moment: Instant?, _ lesson: TeacherLesson, at now: Instant, _ tx: WriteTransaction) throws {
        try LessonWriteRows.setRemoved(moment, lesson.id, editedAt: now, tx)
    }
}
