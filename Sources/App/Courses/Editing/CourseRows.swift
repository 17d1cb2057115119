import Database

/// Rows of new courses, written inside the transactions of this feature's stores.
enum CourseRows {
    /// Adds a course at the end of the list.
    static func insert(_ fields: CourseFields, as id: ID<Course>, _ tx: WriteTransaction) throws {
        let keys = try tx.rows("SELECT course_key FROM course").map { row -> String in try row["course_key"] }
        let key = CourseKey.make(code: fields.code, title: fields.title, taken: Set(keys))
        let last: Int? = try tx.first("SELECT max(position) AS last FROM course")?["last"]
        try CourseWriteRows.insert(fields, as: id, key: key, position: (last ?? 0) + 1, tx)
    }

    /// Makes a person the first professor of a course.
    static func addProfessor(_ person: ID<Person>, to course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
            VALUES (\(course), \(person), \(TeachingRole.professor), 0)
            """)
    }
}
