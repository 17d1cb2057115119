import Database
import Foundation
import Markdown

/// Rows of lessons, read inside the transactions of this feature's stores and of the import.
enum LessonRows {
    /// Published lessons, with the published revision, in the teacher's order.
    static func lessons(_ tx: ReadTransaction, where condition: SQL) throws -> [Lesson] {
        try tx.rows(
            """
            SELECT lesson.id, lesson.course_id, lesson.lesson_key, lesson.topic_id, lesson.audience,
                shown.id AS revision_id, shown.title, shown.word_count,
                (
                    SELECT quiz.id FROM assessment AS quiz WHERE quiz.id = lesson.quiz_id AND quiz.removed_at IS NULL
                    AND EXISTS (SELECT 1 FROM assessment_revision WHERE assessment_revision.assessment_id = quiz.id)
                ) AS open_quiz_id
            FROM lesson JOIN lesson_revision AS shown ON shown.id = lesson.shown_revision_id
            WHERE lesson.removed_at IS NULL AND (\(condition))
            ORDER BY lesson.position, lesson.lesson_key, lesson.id
            """
        ).map { row in
            try Lesson(
                id: row["id"], course: row["course_id"], key: row["lesson_key"], topic: row["topic_id"],
                quiz: row["open_quiz_id"], audience: row["audience"], revision: row["revision_id"], title: row["title"],
                wordCount: row["word_count"])
        }
    }

    /// The progress of a person in all lessons that they have opened.
    static func readings(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Lesson>: ReadingState] {
        let pairs = try tx.rows(
            "SELECT lesson_id, opened_at, finished_at, place FROM reading WHERE person_id = \(person)"
        ).map { row -> (ID<Lesson>, ReadingState) in
            let finished: Instant? = try row["finished_at"]
            let state = try finished.map(ReadingState.read) ?? .inProgress(since: row["opened_at"], place: row["place"])
            return try (row["lesson_id"], state)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The Markdown of a revision, and the rules under which it was published.
    static func body(of revision: ID<LessonRevision>, _ tx: ReadTransaction) throws -> (text: String, rules: TextRules)? {
        try tx.first("SELECT body, text_rules FROM lesson_revision WHERE id = \(revision)").map {
            try ($0["body"], $0["text_rules"])
        }
    }

    /// The files of a revision by their names in the text.
    static func files(of revision: ID<LessonRevision>, _ tx: ReadTransaction) throws -> [String: StoredFile] {
        try Dictionary(
            CourseFileRows.lessonFiles(tx, where: "lesson_file.revision_id = \(revision)"),
            uniquingKeysWith: { first, _ in first })
    }
}
