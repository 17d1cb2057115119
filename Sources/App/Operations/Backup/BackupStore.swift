import Database
import Foundation

/// What a backup asks of the copy that goes into it.
struct BackupStore {
    /// A file as the database names it.
    struct NamedFile: Sendable, Equatable {
        let digest: String
        /// In bytes.
        let size: Int
    }

    private static let page = 500

    let copy: DatabaseCopy

    /// Calls a body for every file that the database names, in the order of their digests.
    func forEachFile(_ body: (NamedFile) throws -> Void) throws {
        var last = ""
        while true {
            let files = try copy.read { tx in
                try tx.rows(
                    "SELECT digest, size FROM stored_file WHERE digest > \(last) ORDER BY digest LIMIT \(Self.page)"
                ).map { row in try NamedFile(digest: row["digest"], size: row["size"]) }
            }
            for file in files { try body(file) }
            guard let digest = files.last?.digest else { return }
            last = digest
        }
    }

    /// Where a file is shown, as `mobile/layers: media/clip.webm`, or which course has it, as `mobile: clip.webm`; nil when nothing has it any
    /// more.
    func place(of digest: String) throws -> String? {
        try copy.read { tx in try Self.lesson(showing: digest, tx) ?? Self.course(having: digest, tx) }
    }

    private static func lesson(showing digest: String, _ tx: ReadTransaction) throws -> String? {
        try tx.first(
            """
            SELECT course.course_key, lesson.lesson_key, lesson_file.name FROM lesson_file
            JOIN lesson_revision ON lesson_revision.id = lesson_file.revision_id
            JOIN lesson ON lesson.id = lesson_revision.lesson_id
            JOIN course ON course.id = lesson.course_id
            WHERE lesson_file.digest = \(digest)
            ORDER BY course.course_key, lesson.lesson_key, lesson_revision.ordinal DESC, lesson_file.name
            LIMIT 1
            """
        ).map { row in
            let (course, lesson, name): (String, String, String) = try (row["course_key"], row["lesson_key"], row["name"])
            return "\(course)/\(lesson): \(name)"
        }
    }

    private static func course(having digest: String, _ tx: ReadTransaction) throws -> String? {
        try tx.first(
            """
            SELECT course.course_key, course_file.name FROM course_file
            JOIN course ON course.id = course_file.course_id
            WHERE course_file.digest = \(digest)
            ORDER BY course.course_key, course_file.name
            LIMIT 1
            """
        ).map { row in
            let (course, name): (String, String) = try (row["course_key"], row["name"])
            return "\(course): \(name)"
        }
    }

    /// The institution's own settings, nil before an import.
    func institution() throws -> Institution? {
        try copy.read(InstitutionStore.find)
    }
}
