import Database

/// Enrols students in a course and removes them.
struct EnrolmentStore: Sendable {
    /// What follows from the removal of a student from a course, in its transaction: by whom, and when.
    typealias Consequence = @Sendable (ID<Person>, ID<Course>, ID<Person>, Instant, WriteTransaction) throws -> Void

    let database: Database
    /// Supplied by the features above.
    var consequence: Consequence = { _, _, _, _, _ in }

    /// The result that enrolling these people would have, without and with what was said about lines that ask; nil when the course
    /// is not this person's. Nothing is written.
    /// - Parameters:
    ///   - choices: by the numbers of the lines.
    ///   - isShown: whether a result is the one that was shown before anything was said about it.
    func plans(
        for lines: [EnrolmentLine], choices: [Int: EnrolmentChoice] = [:], pattern: UserNamePattern = .usual,
        in course: ID<Course>, by viewer: Viewer, when isShown: (EnrolmentPlan) -> Bool = { _ in true }
    ) async throws -> EnrolmentPlans? {
        let choices = EnrolmentPlans.choices(choices, for: lines)
        let typed = choices.values.compactMap { if case .other(let name) = $0 { UserName.folded(name) } else { nil } }
        let found: EnrolmentPlan.Directory? = try await database.read { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx) != nil else { return nil }
            var directory = try EnrolmentDirectoryRows.directory(
                for: lines, and: typed, pattern: pattern, in: course, for: viewer, tx)
            directory.taken = try EnrolmentDirectoryRows.allUserNames(tx)
            return directory
        }
        return found.map { EnrolmentPlans(lines, $0, pattern: pattern, choices: choices, when: isShown) }
    }

    /// Enrols those of the people who can be enrolled, adds missing accounts and groups, puts students in the groups that their
    /// lines name, and gives the result; nil when the course is not this person's.
    /// - Parameter lines: each with its user name.
    func enrol(
        _ lines: [EnrolmentLine], in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> EnrolmentPlan? {
        try await database.write { tx in
            guard try TeacherCourseRows.find(course, by: viewer, tx.reading) != nil else { return nil }
            let directory = try EnrolmentDirectoryRows.directory(for: lines, pattern: .usual, in: course, for: viewer, tx.reading)
            let plan = EnrolmentPlan(lines, directory)
            var groups = ListedGroupRows(directory.groups)
            for step in plan.steps {
                guard let person = try Self.student(step, in: course, at: now, tx) else { continue }
                if let group = step.group, group.isChange { groups.put(person, in: group.name) }
            }
            try groups.save(in: course, at: now, tx)
            return plan
        }
    }

    /// The student whom a line leads to, who is enrolled afterwards; nil for nobody.
    private static func student(
        _ step: EnrolmentPlan.Step, in course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws -> ID<Person>? {
        switch step.outcome {
        case .newAccount:
            let person = try makeAccount(step.line, in: course, at: now, tx)
            try enrol(person, in: course, at: now, tx)
            return person
        case .enrolled(let person):
            try enrol(person, in: course, at: now, tx)
            return person
        case .already: return step.account?.id
        case .asks, .leftOut, .mistakes: return nil
        }
    }

    /// Removes a student from a course; what the student did in it stays, and registrations for its exams end. Gives false when
    /// the course is not this person's, and nil instead of the student when the person was not enrolled.
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
            if ended > 0 { try consequence(person, course, viewer.id, now, tx) }
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
