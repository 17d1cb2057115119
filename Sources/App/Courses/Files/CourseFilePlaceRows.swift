import Database

/// Names the course that has a file, such as `mobile: clip.webm`.
struct CourseFilePlaceRows: FilePlaceRows {
    let rank = 20

    func place(of digest: String, _ tx: ReadTransaction) throws -> String? {
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
}
