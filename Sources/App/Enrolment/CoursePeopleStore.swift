import Database

/// The people of a course: teachers and students.
struct CoursePeopleStore: Sendable {
    let database: Database

    struct Teacher: Sendable {
        let id: ID<Person>
        let userName: String
        let name: String
        let role: TeachingRole
    }

    struct Student: Sendable {
        let id: ID<Person>
        let userName: String
        let name: String
        let surname: String
        let indexNumber: String?
        /// Whether this person may make an invitation for the student: only for an account with the student's role alone and
        /// without a password.
        let isInvitable: Bool
        /// Whether this person may make a slip for the student, who has a password and forgot it.
        var isRenewable = false

        /// What a slip would be for; nil when this person may make none.
        var slip: OneTimeLink.Purpose? { isInvitable ? .invitation : isRenewable ? .password : nil }
    }

    struct People: Sendable {
        let taught: TeacherCourse
        let teachers: [Teacher]
        /// Sorted by surname, as in a dictionary.
        let students: [Student]
    }

    /// The people of a course; nil when the course is not this person's.
    func people(of course: ID<Course>, by viewer: Viewer) async throws -> People? {
        let people: People? = try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx) else { return nil }
            return try People(
                taught: taught, teachers: Self.teachers(of: course, tx), students: Self.students(of: course, for: viewer, tx))
        }
        return people.map { .init(taught: $0.taught, teachers: $0.teachers, students: Student.sorted($0.students)) }
    }

    /// Adds a teacher to a course, or changes a teacher's role, and gives the teacher; nil when this person may not manage the course.
    /// - Throws: `FormErrors`; `CoursePeopleQuestion` when a name was typed and a person must say who is meant.
    func add(
        _ colleague: Colleague, as role: TeachingRole, to course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> Person? {
        try await database.write { tx in
            guard try Self.isManaged(course, by: viewer, tx) else { return nil }
            let person = try ColleagueRows.find(colleague, tx.reading)
            if role == .assistant { try Self.requireProfessor(beside: person.id, in: course, by: viewer, "teacher", tx) }
            try CourseWriteRows.addTeacher(person.id, as: role, to: course, tx)
            try EditedRows.mark(course: course, at: now, tx)
            return person
        }
    }

    /// Removes a teacher from a course. The last professor can be removed only by an administrator. Gives false when this person
    /// may not manage the course.
    /// - Throws: `FormErrors`
    func remove(_ person: ID<Person>, from course: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> Bool {
        try await database.write { tx in
            guard try Self.isManaged(course, by: viewer, tx) else { return false }
            try Self.requireProfessor(beside: person, in: course, by: viewer, "teachers", tx)
            try CourseWriteRows.removeTeacher(person, from: course, tx)
            try EditedRows.mark(course: course, at: now, tx)
            return true
        }
    }

    private static func isManaged(_ course: ID<Course>, by viewer: Viewer, _ tx: WriteTransaction) throws -> Bool {
        try TeacherCourseRows.find(course, by: viewer, tx.reading)?.isManaged == true
    }

    private static func requireProfessor(
        beside person: ID<Person>, in course: ID<Course>, by viewer: Viewer, _ field: String, _ tx: WriteTransaction
    ) throws {
        if viewer.roles.contains(.administrator) { return }
        // Only professors who can sign in and have the teacher's role are counted.
        let professors = try tx.rows(
            """
            SELECT person.id FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) AND course_teacher.teaching_role = 'professor'
            AND (person.id = \(person) OR (person.removed_at IS NULL AND person.disabled_at IS NULL AND person.id IN (
                SELECT person_id FROM person_role WHERE role IN ('teacher', 'administrator')
            )))
            """
        ).map { row -> ID<Person> in try row["id"] }
        if professors == [person] { throw FormErrors(items: [.init(field: field, key: "teach.last-professor")]) }
    }

    static func teachers(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Teacher] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position, person.user_name
            """
        ).map { row in
            let (name, surname): (String, String) = try (row["name"], row["surname"])
            return try Teacher(
                id: row["id"], userName: row["user_name"], name: name + " " + surname, role: row["teaching_role"])
        }
    }

    /// The students of a course; with `people` only those among them.
    static func students(
        of course: ID<Course>, among people: [ID<Person>]? = nil, for viewer: Viewer, _ tx: ReadTransaction
    ) throws -> [Student] {
        let among: SQL = people.map { "person.id IN (\(.list($0.map { $0 as any DatabaseValue })))" } ?? "1 = 1"
        // Administrators may invite every student; teachers only those whose accounts were made in this course.
        let origin: SQL = viewer.roles.contains(.administrator) ? "1 = 1" : "person.made_in_course_id = \(course)"
        let invitable = try Set(
            tx.rows(
                """
                SELECT person.id FROM enrolment JOIN person ON person.id = enrolment.person_id
                WHERE enrolment.course_id = \(course) AND \(among) AND \(origin) AND person.password_hash IS NULL
                AND person.removed_at IS NULL AND person.disabled_at IS NULL
                AND person.id IN (SELECT person_id FROM person_role WHERE role = 'student')
                AND person.id NOT IN (SELECT person_id FROM person_role WHERE role <> 'student')
                """
            ).map { row -> ID<Person> in try row["id"] })
        let renewable = try renewable(in: course, among: among, for: viewer, tx)
        return try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number
            FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND \(among) ORDER BY person.user_name
            """
        ).map { row in
            let id: ID<Person> = try row["id"]
            return try Student(
                id: id, userName: row["user_name"], name: row["name"], surname: row["surname"],
                indexNumber: row["index_number"], isInvitable: invitable.contains(id), isRenewable: renewable.contains(id))
        }
    }

    /// The students whose forgotten passwords this person may replace: accounts with a password and the student's role alone.
    /// Teachers may do so where the institution's settings allow it, not in an archived course, and only for whom an import
    /// enrolled or whose account the course made: a teacher can enrol anyone.
    private static func renewable(
        in course: ID<Course>, among: SQL, for viewer: Viewer, _ tx: ReadTransaction
    ) throws -> Set<ID<Person>> {
        let isAllowed = try viewer.roles.contains(.administrator) || InstitutionStore.defaults(tx).allowsRenewals
        guard isAllowed else { return [] }
        let origin: SQL =
            viewer.roles.contains(.administrator)
            ? "1 = 1" : "(person.made_in_course_id = \(course) OR enrolment.edited_at IS NULL)"
        return try Set(
            tx.rows(
                """
                SELECT person.id FROM enrolment JOIN person ON person.id = enrolment.person_id
                JOIN course ON course.id = enrolment.course_id
                WHERE enrolment.course_id = \(course) AND \(among) AND \(origin)
                AND person.password_hash IS NOT NULL
                AND course.removed_at IS NULL AND person.removed_at IS NULL AND person.disabled_at IS NULL
                AND person.id IN (SELECT person_id FROM person_role WHERE role = 'student')
                AND person.id NOT IN (SELECT person_id FROM person_role WHERE role <> 'student')
                """
            ).map { row -> ID<Person> in try row["id"] })
    }
}

extension CoursePeopleStore.Student {
    var fullName: String { surname + " " + name }

    /// Sorted by surname and name, without accents, then by user name.
    static func sorted(_ students: [Self]) -> [Self] {
        students.map { (SearchText.fold($0.fullName) + $0.userName, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Whether each searched word is the beginning of one of the student's words.
    func matches(_ words: [String]) -> Bool {
        let own = SearchText.words(of: [name, surname, userName, indexNumber ?? ""].joined(separator: " "))
        return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
}
