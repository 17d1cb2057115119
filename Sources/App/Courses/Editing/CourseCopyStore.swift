import Database

/// Copies courses: their contents, without the people.
struct CourseCopyStore: Sendable {
    private let database: Database
    private let parts: [any CourseCopyRows]

    /// - Parameter parts: the parts of all features.
    init(database: Database, parts: [any CourseCopyRows]) {
        self.database = database
        self.parts = parts.sorted { $0.place < $1.place }
    }

    /// Makes a copy of a course. Copying again with the same id changes nothing. Gives false when the course, or an existing
    /// course with the id of the copy, is not this person's.
    /// - Throws: `FormErrors` when there is no such semester.
    func copy(_ id: ID<Course>, as names: CourseNames, to copy: ID<Course>, by viewer: Viewer, at now: Instant) async throws
        -> Bool
    {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading)?.course else { return false }
            if try tx.first("SELECT id FROM course WHERE id = \(copy)") != nil {
                return try TeacherCourseRows.find(copy, by: viewer, tx.reading) != nil
            }
            try CourseEditingStore.requireSemester(names.semester, tx.reading)
            try CourseRows.insert(Self.fields(course, names), as: copy, tx)
            try EditedRows.mark(course: copy, at: now, tx)
            try Self.copyTeachers(of: id, to: copy, tx)
            try Self.copyFiles(of: id, to: copy, tx)
            var copied = CopiedCourse(of: id, as: copy, by: viewer, at: now)
            try Self.copyTopics(into: &copied, tx)
            for part in parts { try part.copy(into: &copied, tx) }
            return true
        }
    }

    private static func fields(_ course: Course, _ names: CourseNames) -> CourseFields {
        CourseFields(
            code: names.code, title: names.title, language: course.language, semester: names.semester,
            classroom: course.classroom, url: course.url, overview: course.overview, markScheme: course.markScheme,
            ects: course.ects)
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

    private static func copyTopics(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let knowledge = try TopicKnowledgeRows.all(in: course.original, tx.reading)
        let hours = try TopicHourRows.all(in: course.original, tx.reading)
        for topic in try CourseStore.topics(of: course.original, tx.reading).inOrder {
            let id = ID<Topic>(at: course.now)
            try TopicWriteRows.insert(
                topic.title, below: course.counterpart(of: topic.parent), at: topic.position, in: course.copy, as: id, tx)
            if let knowledge = knowledge[topic.id] { try TopicKnowledgeRows.write(knowledge, of: id, tx) }
            if let hours = hours[topic.id] { try TopicHourRows.write(hours, of: id, tx) }
            course.add(id, of: topic.id)
        }
    }
}
