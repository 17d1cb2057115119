import Database
import Foundation

/// A lesson of an import: what hangs on it is updated, a changed text becomes a new revision.
enum ImportLessonStore {
    struct Place {
        let course: ID<Course>
        let courseKey: String
        let topics: [[String]: ID<Topic>]
    }

    /// What holds for a lesson whatever its revision.
    private struct Settings: Equatable {
        let position: Int
        let topic: ID<Topic>?
        let quiz: ID<Assessment>?
        let audience: Audience
        let isPutAway: Bool
    }

    private struct Known {
        let id: ID<Lesson>
        let settings: Settings
        /// Of the revision that is shown; nil when none is.
        let digest: String?
    }

    static func apply(
        _ draft: LessonDraft, in place: Place, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.courseKey + "/" + draft.key
        let digest = try draft.digest
        let settings = try Settings(
            position: draft.position, topic: place.topics[draft.topic], quiz: quiz(draft.quiz, in: place.course, tx),
            audience: draft.audience, isPutAway: false)
        guard let known = try known(draft.key, in: place.course, tx) else {
            let id = ID<Lesson>(at: now)
            try tx.execute(
                """
                INSERT INTO lesson (id, number, course_id, lesson_key, position, topic_id, quiz_id, audience)
                VALUES (\(id), \(tx.nextNumber(of: "lesson")), \(place.course), \(draft.key), \(settings.position),
                    \(settings.topic), \(settings.quiz), \(settings.audience))
                """)
            try add(draft, digest, to: id, in: place.course, at: now, tx)
            return [ImportChange(verb: .added, subject: .lesson, name: name)]
        }
        if known.digest == digest, known.settings == settings { return [] }
        if known.digest != digest { try add(draft, digest, to: known.id, in: place.course, at: now, tx) }
        try tx.execute(
            """
            UPDATE lesson SET position = \(settings.position), topic_id = \(settings.topic), quiz_id = \(settings.quiz),
                audience = \(settings.audience), removed_at = NULL
            WHERE id = \(known.id)
            """)
        return [ImportChange(verb: .changed, subject: .lesson, name: name)]
    }

    private static func known(_ key: String, in course: ID<Course>, _ tx: WriteTransaction) throws -> Known? {
        try tx.first(
            """
            SELECT lesson.id, lesson.position, lesson.topic_id, lesson.quiz_id, lesson.audience, lesson.removed_at,
                shown.digest
            FROM lesson LEFT JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            WHERE lesson.course_id = \(course) AND lesson.lesson_key = \(key)
            """
        ).map { row in
            let removed: Instant? = try row["removed_at"]
            return try Known(
                id: row["id"],
                settings: Settings(
                    position: row["position"], topic: row["topic_id"], quiz: row["quiz_id"], audience: row["audience"],
                    isPutAway: removed != nil),
                digest: row["digest"])
        }
    }

    private static func quiz(_ key: String?, in course: ID<Course>, _ tx: WriteTransaction) throws -> ID<Assessment>? {
        guard let key else { return nil }
        let row = try tx.first("SELECT id FROM assessment WHERE course_id = \(course) AND assessment_key = \(key)")
        return try row.map { try $0["id"] }
    }

    private static func add(
        _ draft: LessonDraft, _ digest: String, to lesson: ID<Lesson>, in course: ID<Course>, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        let revision = ID<LessonRevision>(at: now)
        let ordinal = try LessonPublicationStore.nextOrdinal(of: lesson, tx)
        try tx.execute(
            """
            INSERT INTO lesson_revision (id, lesson_id, ordinal, digest, title, word_count, created_at, body, searchable)
            VALUES (\(revision), \(lesson), \(ordinal), \(digest), \(draft.content.title), \(draft.wordCount), \(now),
                \(draft.content.body), \(draft.searchable))
            """)
        for (name, file) in draft.files.sorted(by: { $0.key < $1.key }) {
            try tx.execute(
                """
                INSERT INTO stored_file (digest, size, stored_at) VALUES (\(file.digest), \(file.size), \(now))
                ON CONFLICT (digest) DO NOTHING
                """)
            try tx.execute(
                """
                INSERT INTO lesson_file (revision_id, name, digest, content_type, width, height)
                VALUES (\(revision), \(name), \(file.digest), \(file.contentType), \(file.width), \(file.height))
                """)
            try CourseFileRowsStore.keep(
                .init(
                    digest: file.digest, contentType: file.contentType, size: file.size, width: file.width, height: file.height),
                named: name, in: course, by: nil, at: now, tx)
        }
        try LessonPublicationStore.show(revision, of: lesson, by: nil, at: now, tx)
    }
}
