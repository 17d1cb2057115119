import Database

/// The files of a course, by the names that the texts of its lessons use.
enum CourseFileRows {
    /// Stores a file under a name, replacing another with the same name. Its bytes are already in the `FileFolder`.
    static func keep(
        _ file: StoredFile, named name: String, in course: ID<Course>, by person: ID<Person>?, at now: Instant,
        _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO stored_file (digest, size, stored_at) VALUES (\(file.digest), \(file.size), \(now))
            ON CONFLICT (digest) DO NOTHING
            """)
        try tx.execute(
            """
            INSERT INTO course_file (course_id, name, digest, content_type, width, height, person_id, stored_at)
            VALUES (\(course), \(name), \(file.digest), \(file.contentType), \(file.width), \(file.height), \(person), \(now))
            ON CONFLICT (course_id, name) DO UPDATE SET
                digest = excluded.digest, content_type = excluded.content_type, width = excluded.width, height = excluded.height,
                person_id = excluded.person_id, stored_at = excluded.stored_at, removed_at = NULL
            """)
    }

    /// The files of a course by their names, without those that were deleted.
    static func files(of course: ID<Course>, _ tx: ReadTransaction) throws -> [String: StoredFile] {
        let there: SQL = "course_file.course_id = \(course) AND course_file.removed_at IS NULL"
        return Dictionary(try files(tx, where: there), uniquingKeysWith: { first, _ in first })
    }

    /// All present and deleted files of a course with the same content, with their names.
    static func files(_ digest: String, of course: ID<Course>, _ tx: ReadTransaction) throws -> [(String, StoredFile)] {
        try files(tx, where: "course_file.course_id = \(course) AND course_file.digest = \(digest)")
    }

    private static func files(_ tx: ReadTransaction, where condition: SQL) throws -> [(String, StoredFile)] {
        try tx.rows(
            """
            SELECT course_file.name, course_file.digest, course_file.content_type, course_file.width, course_file.height,
                stored_file.size
            FROM course_file JOIN stored_file ON stored_file.digest = course_file.digest
            WHERE \(condition) ORDER BY course_file.name, course_file.course_id
            """
        ).map { row in try (row["name"], storedFile(row)) }
    }

    /// Files of lesson revisions, with their names, the newest first.
    static func lessonFiles(_ tx: ReadTransaction, where condition: SQL) throws -> [(String, StoredFile)] {
        try tx.rows(
            """
            SELECT lesson_file.name, lesson_file.digest, lesson_file.content_type, lesson_file.width, lesson_file.height,
                stored_file.size
            FROM lesson_file JOIN stored_file ON stored_file.digest = lesson_file.digest
            JOIN lesson_revision ON lesson_revision.id = lesson_file.revision_id
            WHERE \(condition)
            ORDER BY lesson_revision.created_at DESC, lesson_file.revision_id, lesson_file.name
            """
        ).map { row in try (row["name"], storedFile(row)) }
    }

    static func storedFile(_ row: Row) throws -> StoredFile {
        try StoredFile(
            digest: row["digest"], contentType: row["content_type"], size: row["size"], width: row["width"],
            height: row["height"])
    }
}
