import Database

/// Writes the rows of courses, for teachers in the browser and for imports. Their semesters must be known.
enum CourseWriteRows {
    static func insert(
        _ fields: CourseFields, as id: ID<Course>, key: String, position: Int, _ tx: WriteTransaction
    ) throws {
        let semester = try SemesterRows.required(fields.semester, tx.reading)
        try tx.execute(
            """
            INSERT INTO course (id, number, course_key, position, code, title, language, semester_id, classroom, url,
                overview, mark_scheme, ects)
            VALUES (\(id), \(tx.nextNumber(of: "course")), \(key), \(position), \(fields.code), \(fields.title),
                \(fields.language), \(semester), \(fields.classroom), \(fields.url), \(fields.overview),
                \(fields.markScheme), \(fields.ects))
            """)
    }

    static func update(_ fields: CourseFields, of id: ID<Course>, _ tx: WriteTransaction) throws {
        let semester = try SemesterRows.required(fields.semester, tx.reading)
        try tx.execute(
            """
            UPDATE course SET code = \(fields.code), title = \(fields.title), language = \(fields.language),
                semester_id = \(semester), classroom = \(fields.classroom), url = \(fields.url),
                overview = \(fields.overview), mark_scheme = \(fields.markScheme), ects = \(fields.ects)
            WHERE id = \(id)
            """)
    }

    /// Changes the overview alone, in the browser.
    static func setOverview(_ overview: String?, of id: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course SET overview = \(overview) WHERE id = \(id)")
        try EditedRows.mark(course: id, at: now, tx)
    }

    /// Updates a course as its imported folder says, and restores it if it was removed.
    static func adopt(_ fields: CourseFields, position: Int, of id: ID<Course>, _ tx: WriteTransaction) throws {
        let semester = try SemesterRows.required(fields.semester, tx.reading)
        try tx.execute(
            """
            UPDATE course SET position = \(position), code = \(fields.code), title = \(fields.title),
                language = \(fields.language), semester_id = \(semester), classroom = \(fields.classroom),
                url = \(fields.url), overview = \(fields.overview), mark_scheme = \(fields.markScheme),
                ects = \(fields.ects),
                removed_at = NULL, edited_at = NULL
            WHERE id = \(id)
            """)
    }

    /// Removes a course. What was done in it stays.
    static func putAway(_ id: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute("UPDATE course SET removed_at = \(now), edited_at = NULL WHERE id = \(id)")
    }

    /// Adds a teacher after the others, or changes the role of one.
    static func addTeacher(
        _ person: ID<Person>, as role: TeachingRole, to course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        let last: Int? = try tx.first("SELECT max(position) AS last FROM course_teacher WHERE course_id = \(course)")?["last"]
        try tx.execute(
            """
            INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
            VALUES (\(course), \(person), \(role), \((last ?? -1) + 1))
            ON CONFLICT (course_id, person_id) DO UPDATE SET teaching_role = excluded.teaching_role
            """)
    }

    static func removeTeacher(_ person: ID<Person>, from course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM course_teacher WHERE course_id = \(course) AND person_id = \(person)")
    }

    static func setTeachers(
        _ teachers: [CourseDocument.Teacher], of course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        // Teachers who are removed keep their rows, because a course document does not name them.
        try tx.execute(
            """
            DELETE FROM course_teacher WHERE course_id = \(course)
            AND person_id IN (SELECT id FROM person WHERE removed_at IS NULL)
            """)
        for (position, teacher) in teachers.enumerated() {
            try tx.execute(
                """
                INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
                SELECT \(course), person.id, \(teacher.role), \(position)
                FROM person WHERE person.user_name = \(teacher.userName)
                ON CONFLICT (course_id, person_id) DO NOTHING
                """)
        }
    }
}
