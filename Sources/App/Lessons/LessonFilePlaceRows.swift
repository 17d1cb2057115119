import Database

/// Names the lesson that shows a file, such as `mobile/layers: media/clip.webm`.
struct LessonFilePlaceRows: FilePlaceRows {
    let rank = 10

    func place(of digest: String, _ tx: ReadTransaction) throws -> String? {
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
}
