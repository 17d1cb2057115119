import Database

/// Finds, adds and changes courses, for their teachers and for administrators.
struct CourseEditingStore: Sendable {
    let database: Database
    /// What features say of courses in the list.
    var notes: [any CourseNoteRows] = []

    struct Entry: Sendable {
        let taught: TeacherCourse
        let students: Int
        var notes: [CourseNote] = []
    }

    /// A course with the number of things in it.
    struct Overview: Sendable {
        let taught: TeacherCourse
        let lessons: Int
        /// The number of tests, including those never published.
        let tests: Int
        let files: Int
        let topics: Int
        let teachers: Int
        let students: Int
    }

    /// The courses that a person may change, archived ones last.
    func all(by viewer: Viewer) async throws -> [Entry] {
        try await database.read { tx in
            let rows = try tx.rows("SELECT course_id, count(*) AS students FROM enrolment GROUP BY course_id")
            let pairs = try rows.map { row -> (ID<Course>, Int) in try (row["course_id"], row["students"]) }
            let students = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
            let courses = try TeacherCourseRows.all(by: viewer, tx)
            let said = try notes.map { try $0.notes(on: courses.map(\.course.id), tx) }
            return courses.map { taught in
                let id = taught.course.id
                return Entry(taught: taught, students: students[id] ?? 0, notes: said.compactMap { $0[id] })
            }
        }
    }

    /// A course that a person may change, nil otherwise.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> TeacherCourse? {
        try await database.read { tx in try TeacherCourseRows.find(id, by: viewer, tx) }
    }

    /// A course that a person may change, with its counts; nil otherwise.
    func overview(of id: ID<Course>, by viewer: Viewer) async throws -> Overview? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            func count(_ query: SQL) throws -> Int { try tx.first(query)?["n"] ?? 0 }
            return try Overview(
                taught: taught,
                lessons: count("SELECT count(*) AS n FROM lesson WHERE course_id = \(id) AND removed_at IS NULL"),
                tests: count(
                    """
                    SELECT count(*) AS n FROM (
                        SELECT id FROM assessment WHERE course_id = \(id) AND removed_at IS NULL
                        UNION SELECT assessment_id FROM assessment_draft AS draft WHERE course_id = \(id) AND removed_at IS NULL
                        AND NOT EXISTS (SELECT 1 FROM assessment AS known WHERE known.id = draft.assessment_id)
                    ) AS there
                    """),
                files: count("SELECT count(*) AS n FROM course_file WHERE course_id = \(id) AND removed_at IS NULL"),
                topics: count("SELECT count(*) AS n FROM topic WHERE course_id = \(id)"),
                teachers: count("SELECT count(*) AS n FROM course_teacher WHERE course_id = \(id)"),
                students: count("SELECT count(*) AS n FROM enrolment WHERE course_id = \(id)"))
        }
    }

    /// The titles of the semesters among which a form lets choose, current ones first.
    /// - Parameter day: today in the institution's time zone.
    func semesters(on day: LocalDay) async throws -> [String] {
        try await database.read { tx in try Semester.inOrder(SemesterRows.all(tx), on: day).map(\.title) }
    }

    /// - Throws: `FormErrors` when there is no semester of this title.
    static func requireSemester(_ title: String, _ tx: ReadTransaction) throws {
        guard try SemesterRows.named(title, tx)?.title == title else {
            throw FormErrors(items: [.init(field: "semester", key: "teach.semester-unknown")])
        }
    }

    /// The mark scheme of a new course, unless another is chosen.
    func usualScheme() async throws -> MarkScheme {
        try await database.read { tx in
            try tx.first("SELECT mark_scheme FROM institution").map { try $0["mark_scheme"] } ?? .romanian
        }
    }

    /// Adds a course. A teacher who adds one becomes its professor. Adding the same id again changes nothing. Gives false when
    /// the id belongs to a course that is not this person's.
    func create(_ fields: CourseFields, as id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            if try tx.first("SELECT id FROM course WHERE id = \(id)") != nil {
                return try TeacherCourseRows.find(id, by: viewer, tx.reading) != nil
            }
            try Self.requireSemester(fields.semester, tx.reading)
            try CourseRows.insert(fields, as: id, tx)
            try EditedRows.mark(course: id, at: now, tx)
            if viewer.roles.contains(.teacher) { try CourseRows.addProfessor(viewer.id, to: id, tx) }
            return true
        }
    }

    /// Changes a course, whose overview stays as it is. What is stored already changes nothing. Gives false when it is not this
    /// person's.
    /// - Parameter seen: the fingerprint of what the form showed.
    /// - Throws: `FormErrors` when another person has changed the course since.
    func update(_ id: ID<Course>, _ fields: CourseFields, seen: String?, by viewer: Viewer, at now: Instant) async throws
        -> Bool
    {
        try await database.write { tx in
            guard let course = try TeacherCourseRows.find(id, by: viewer, tx.reading)?.course else { return false }
            var fields = fields
            fields.overview = course.overview
            if fields == course.fields { return true }
            if let seen, seen != course.fingerprint { throw FormErrors(items: [.init(field: "title", key: "teach.changed")]) }
            try Self.requireSemester(fields.semester, tx.reading)
            try CourseWriteRows.update(fields, of: id, tx)
            try EditedRows.mark(course: id, at: now, tx)
            return true
        }
    }
}

extension Course {
    /// The fields that a form can change.
    fileprivate var fields: CourseFields {
        CourseFields(
            code: code, title: title, language: language, semester: semester, classroom: classroom, url: url, overview: overview,
            markScheme: markScheme, ects: ects)
    }
}
