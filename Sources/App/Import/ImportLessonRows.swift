import Database
import Foundation

/// A lesson of an import: what hangs on it is updated, a changed text becomes a new revision.
enum ImportLessonRows {
    /// What holds for a lesson whatever its revision.
    fileprivate struct Settings: Equatable {
        let position: Int
        let topic: ID<Topic>?
        let quiz: ID<Assessment>?
        let audience: Audience
        let isPutAway: Bool
    }

    static func apply(
        _ draft: LessonDraft, in place: ImportedPlace, _ course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let name = place.key + "/" + draft.key
        let digest = try draft.digest
        guard let known = try StoredLessonRows.find(draft.key, of: course, tx.reading) else {
            let id = ID<Lesson>(at: now)
            try tx.execute(
                """
                INSERT INTO lesson (id, number, course_id, lesson_key, position, audience)
                VALUES (\(id), \(tx.nextNumber(of: "lesson")), \(course), \(draft.key), \(draft.position), \(draft.audience))
                """)
            try save(settings(draft, nil, place, course, at: now, tx), of: id, tx)
            try add(draft, digest, to: id, in: course, at: now, tx)
            return [ImportChange(verb: .added, subject: .lesson, name: name)]
        }
        let settings = try settings(draft, known, place, course, at: now, tx)
        if known.digest == digest, Settings(known) == settings { return [] }
        let edited = try known.editedAt.map { try ImportChange.Edited(at: $0, texts: texts(draft, known, course, tx)) }
        if let edited, !place.overwrites.contains(.lesson(draft.key, of: place.key)) {
            return [.left(.lesson, draft.file, edited.at, edited.texts)]
        }
        if known.digest != digest { try add(draft, digest, to: known.id, in: course, at: now, tx) }
        try save(settings, of: known.id, tx)
        return [ImportChange(verb: .changed, subject: .lesson, name: name, edited: edited)]
    }

    /// - Parameter known: nil for a lesson that was not there.
    private static func settings(
        _ draft: LessonDraft, _ known: StoredLessonRows.StoredLesson?, _ place: ImportedPlace, _ course: ID<Course>,
        at now: Instant, _ tx: WriteTransaction
    ) throws -> Settings {
        var topic = place.topics[draft.topic]
        if topic == nil, place.isLeft, !draft.topic.isEmpty {
            // A topic that the browser has renamed, moved or merged is no change of the lesson.
            topic =
                try known.map(\.topic)
                ?? ImportTopicRows.completed(place.topics, with: [draft.topic], in: course, at: now, tx)[draft.topic]
        }
        return try Settings(
            position: draft.position, topic: topic, quiz: quiz(draft.quiz, in: course, tx), audience: draft.audience,
            isPutAway: false)
    }

    private static func save(_ settings: Settings, of id: ID<Lesson>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE lesson SET position = \(settings.position), topic_id = \(settings.topic), quiz_id = \(settings.quiz),
                audience = \(settings.audience), removed_at = NULL, edited_at = NULL
            WHERE id = \(id)
            """)
    }

    private static func texts(
        _ draft: LessonDraft, _ known: StoredLessonRows.StoredLesson, _ course: ID<Course>, _ tx: WriteTransaction
    ) throws -> EditedTexts {
        let topics = try CourseStore.topics(of: course, tx.reading)
        return EditedTexts(
            here: NumberedName.name(known.position, known.key) + ".md\n\n" + known.text(topics),
            folder: NumberedName.name(draft.position, draft.key) + ".md\n\n" + LessonFileText(draft).text,
            state: known.isPutAway ? .deleted : known.shown == nil ? .withdrawn : nil)
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
        let ordinal = try LessonPublicationRows.nextOrdinal(of: lesson, tx)
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
            try CourseFileRows.keep(
                .init(
                    digest: file.digest, contentType: file.contentType, size: file.size, width: file.width, height: file.height),
                named: name, in: course, by: nil, at: now, tx)
        }
        try LessonPublicationRows.show(revision, of: lesson, by: nil, at: now, tx)
    }
}

extension ImportLessonRows.Settings {
    fileprivate init(_ known: StoredLessonRows.StoredLesson) {
        self.init(
            position: known.position, topic: known.topic, quiz: known.quiz, audience: known.audience, isPutAway: known.isPutAway)
    }
}
