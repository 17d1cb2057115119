import Database

/// Enrols students in a course and removes them.
struct EnrolmentStore: Sendable {
    let database: Database

    /// The result that enrolling these people would have; nil when the course is not this person's. Nothing is written.
    func plan(for lines: [EnrolmentLine], in course: ID<Course>, by viewer: Viewer) async throws -> EnrolmentPlan? {
        try await database.read { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx) != nil else { return nil }
            return try Self.plan(for: lines, in: course, tx)
        }
    }

    /// Enrols those of the people who can be enrolled, adds missing accounts, and gives the result; nil when the course is not
    /// this person's.
    func enrol(
        _ lines: [EnrolmentLine], in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> EnrolmentPlan? {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return nil }
            let plan = try Self.plan(for: lines, in: course, tx.reading)
            for step in plan.steps {
                switch step.outcome {
                case .newAccount: try Self.enrol(Self.makeAccount(step.line, in: course, at: now, tx), in: course, at: now, tx)
                case .enrolled(let person): try Self.enrol(person, in: course, at: now, tx)
                case .already, .mistakes: break
                }
            }
            return plan
        }
    }

    /// Removes a student from a course; what the student did in it stays. Gives false when the course is not this person's, and
    /// nil instead of the student when the person was not enrolled.
    /// - Parameter anyway: whether to do it even while the student is taking a test with a deadline.
    /// - Throws: `FormErrors`
    func end(
        _ person: ID<Person>, in course: ID<Course>, anyway: Bool, by viewer: Viewer, at now: Instant
    ) async throws -> (isTaught: Bool, student: Person?) {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return (false, nil) }
            if try !anyway && Self.isSitting(person, in: course, at: now, tx.reading) {
                throw FormErrors(items: [.init(field: "anyway", key: "teach.sitting-now")])
            }
            let ended = try tx.executeCounting(
                "DELETE FROM enrolment WHERE course_id = \(course) AND person_id = \(person)")
            return try (true, ended == 0 ? nil : PersonStore.people(tx.reading, where: "id = \(person)").first)
        }
    }

    /// Whether an enrolled student is taking a test with a deadline.
    private static func isSitting(_ person: ID<Person>, in course: ID<Course>, at now: Instant, _ tx: ReadTransaction) throws
        -> Bool
    {
        let row = try tx.first(
            """
            SELECT attempt.id FROM attempt JOIN assessment ON assessment.id = attempt.assessment_id
            JOIN enrolment ON enrolment.course_id = assessment.course_id AND enrolment.person_id = attempt.person_id
            LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.person_id = \(person) AND assessment.course_id = \(course) AND submission.attempt_id IS NULL
            AND attempt.deadline > \(now)
            """)
        return row != nil
    }

    private static func plan(for lines: [EnrolmentLine], in course: ID<Course>, _ tx: ReadTransaction) throws -> EnrolmentPlan {
        let userNames: [any DatabaseValue] = lines.map(\.userName)
        let rows = try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number, person.removed_at,
                person.disabled_at, person_role.role, enrolment.course_id
            FROM person
            LEFT JOIN person_role ON person_role.person_id = person.id AND person_role.role = 'student'
            LEFT JOIN enrolment ON enrolment.person_id = person.id AND enrolment.course_id = \(course)
            WHERE person.user_name IN (\(.list(userNames)))
            """)
        let accounts = try rows.map { row -> (String, EnrolmentPlan.Account) in try (row["user_name"], account(row)) }
        let numbers: [any DatabaseValue] = lines.compactMap(\.indexNumber)
        let owners = try tx.rows("SELECT user_name, index_number FROM person WHERE index_number IN (\(.list(numbers)))")
            .map { row -> (String, String) in try (row["index_number"], row["user_name"]) }
        return EnrolmentPlan(
            lines, accounts: Dictionary(accounts, uniquingKeysWith: { first, _ in first }),
            owners: Dictionary(owners, uniquingKeysWith: { first, _ in first }))
    }

    private static func account(_ row: Row) throws -> EnrolmentPlan.Account {
        let (removed, disabled): (Instant?, Instant?) = try (row["removed_at"], row["disabled_at"])
        let (role, enrolled): (Role?, ID<Course>?) = try (row["role"], row["course_id"])
        return try EnrolmentPlan.Account(
            id: row["id"], name: row["name"], surname: row["surname"], indexNumber: row["index_number"], isStudent: role != nil,
            isClosed: removed != nil || disabled != nil, isEnrolled: enrolled != nil)
    }

    private static func makeAccount(
        _ line: EnrolmentLine, in course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Person> {
        let id = ID<Person>(at: now)
        let fields = PersonFields(
            name: line.name ?? "", surname: line.surname ?? "", indexNumber: line.indexNumber, email: line.email,
            roles: [.student])
        try PersonWriteRows.insert(line.userName, as: id, fields, from: .course(course.text), at: now, tx)
        return id
    }

    private static func enrol(_ person: ID<Person>, in course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            INSERT INTO enrolment (course_id, person_id, edited_at) VALUES (\(course), \(person), \(now))
            ON CONFLICT (course_id, person_id) DO NOTHING
            """)
    }
}
