import Database

/// Copies of courses: what is taught again, without those it was taught to.
struct CourseCopyStore: Sendable {
    let database: Database

    /// Makes a copy of a course; a second time with the same id changes nothing. Gives false when the course, or one that has the id
    /// of the copy, is not this person's.
    func copy(_ id: ID<Course>, as names: CourseNames, to copy: ID<Course>, by viewer: Viewer, at now: Instant) async throws
        -> Bool
    {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading)?.course else { return false }
            if try tx.first("SELECT id FROM course WHERE id = \(copy)") != nil {
                return try TeacherCourseRows.find(copy, by: viewer, tx.reading) != nil
            }
            try CourseRows.insert(Self.fields(course, names), as: copy, tx)
            try EditedRows.mark(course: copy, at: now, tx)
            try Self.copyTeachers(of: id, to: copy, tx)
            try Self.copyFiles(of: id, to: copy, tx)
            let place = try CopiedPlace(course: copy, topics: Self.copyTopics(of: id, to: copy, at: now, tx))
            let quizzes = try CourseCopyQuizRows.copy(quizzesOf: id, to: place, by: viewer, at: now, tx)
            try CourseCopyLessonRows.copy(lessonsOf: id, to: place, quizzes: quizzes, by: viewer.id, at: now, tx)
            try EditedRows.markAll(in: copy, at: now, tx)
            return true
        }
    }

    private static func fields(_ course: Course, _ names: CourseNames) -> CourseFields {
        CourseFields(
            code: names.code, title: names.title, language: course.language, semester: names.semester,
            classroom: course.classroom, url: course.url, overview: course.overview, markScheme: course.markScheme)
    }

    private static func copyTeachers(of course: ID<Course>, to copy: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO course_teacher (course_id, person_id, teaching_role, position)
            SELECT \(copy), person_id, teaching_role, position FROM course_teacher WHERE course_id = \(course)
            """)
    }

    private static func copyFiles(of course: ID<Course>, to copy: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO course_file (course_id, name, digest, content_type, width, height, person_id, stored_at)
            SELECT \(copy), name, digest, content_type, width, height, person_id, stored_at
            FROM course_file WHERE course_id = \(course) AND removed_at IS NULL
            """)
    }

    /// Gives the id of each copy by the id of its original.
    private static func copyTopics(
        of course: ID<Course>, to copy: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> [ID<Topic>: ID<Topic>] {
        var ids: [ID<Topic>: ID<Topic>] = [:]
        for topic in try CourseStore.topics(of: course, tx.reading).inOrder {
            let id = ID<Topic>(at: now)
            try tx.execute(
                """
                INSERT INTO topic (id, course_id, parent_id, title, position)
                VALUES (\(id), \(copy), \(topic.parent.flatMap { ids[$0] }), \(topic.title), \(topic.position))
                """)
            ids[topic.id] = id
        }
        return ids
    }
}

/// Where what is copied comes to stand.
struct CopiedPlace {
    let course: ID<Course>
    /// The topics of the copy by those of the original.
    let topics: [ID<Topic>: ID<Topic>]

    func topic(_ original: ID<Topic>?) -> ID<Topic>? {
        original.flatMap { topics[$0] }
    }
}
