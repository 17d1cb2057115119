import Database
import Foundation

/// The drafts of lessons.
struct LessonDraftStore: Sendable {
    let database: Database

    /// What became of a save, with the lesson as it is now.
    enum Saving: Sendable {
        case saved(TeacherLesson)
        /// Somebody else saved another text meanwhile; nothing was changed.
        case conflict(TeacherLesson)
    }

    /// What the page of a draft needs.
    struct Loaded: Sendable {
        var lesson: TeacherLesson
        let topics: TopicTree
        let quizzes: [Assessment]
        /// Of the course, by their names.
        let files: [String: StoredFile]
        /// The keys of all lessons of the course.
        let keys: Set<String>
        /// The lessons that readers see, by their keys.
        let lessons: [String: ID<Lesson>]
    }

    /// Nil for a lesson that is not this person's to change.
    func editor(of id: ID<Lesson>, for viewer: Viewer, at now: Instant) async throws -> Loaded? {
        try await database.read { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx) else { return nil }
            let course = lesson.course.course.id
            let quizzes: SQL = "assessment.course_id = \(course) AND assessment.kind = 'quiz' AND assessment.removed_at IS NULL"
            let others = try LessonRows.lessons(tx, where: "lesson.course_id = \(course)")
            return try Loaded(
                lesson: lesson, topics: CourseStore.topics(of: course, tx),
                quizzes: AssessmentRows.assessments(tx, where: quizzes), files: CourseFileRows.files(of: course, tx),
                keys: TeacherLessonRows.keys(of: course, tx),
                lessons: Dictionary(others.map { ($0.key, $0.id) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Saves what was written; nil for a lesson that is not this person's to change.
    func save(_ edit: DraftEdit, of id: ID<Lesson>, by viewer: Viewer, at now: Instant) async throws -> Saving? {
        try await database.write { tx in
            guard let lesson = try TeacherLessonRows.find(id, by: viewer, at: now, tx.reading) else { return nil }
            return try Self.save(edit, in: lesson, by: viewer, at: now, tx)
        }
    }

    /// The same inside another store's transaction.
    static func save(
        _ edit: DraftEdit, in lesson: TeacherLesson, by viewer: Viewer, at now: Instant, _ tx: WriteTransaction
    ) throws -> Saving {
        if edit.resolution == .theirs {
            try LessonRevisionRows.keep(edit.text, of: lesson, by: viewer.id, at: now, tx)
            return .saved(lesson)
        }
        switch edit.decision(for: lesson) {
        case .unchanged: return .saved(lesson)
        case .conflict: return .conflict(lesson)
        case .save(let version):
            if edit.resolution == .mine, let draft = lesson.draft {
                try LessonRevisionRows.keep(draft.text, of: lesson, by: draft.person, at: now, tx)
            }
            try write(edit.text, version: version, base: base(edit, lesson, tx), of: lesson.id, by: viewer.id, at: now, tx)
            guard let saved = try TeacherLessonRows.find(lesson.id, by: viewer, at: now, tx.reading) else {
                return .saved(lesson)
            }
            return .saved(saved)
        }
    }

    /// The revision that a text says it began from, if it is one of this lesson.
    private static func base(
        _ edit: DraftEdit, _ lesson: TeacherLesson, _ tx: WriteTransaction
    ) throws -> ID<LessonRevision>? {
        guard let base = edit.base,
            try tx.first("SELECT id FROM lesson_revision WHERE id = \(base) AND lesson_id = \(lesson.id)") != nil
        else { return lesson.base }
        return base
    }

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
}
