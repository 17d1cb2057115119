import Database

/// Reads the marks of a course inside the transactions of its stores. No function asks more questions where there are more
/// students.
enum CourseMarksRows {
    /// The published tests of a course that are not deleted, in its order.
    static func tests(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Assessment] {
        try AssessmentRows.assessments(tx, where: "assessment.course_id = \(course) AND assessment.removed_at IS NULL")
    }

    /// Those who study a course and have an account, and those with an attempt at one of its tests that are not deleted, by name.
    static func students(of course: ID<Course>, _ tx: ReadTransaction) throws -> [MarkedStudent] {
        let enrolled = try Set(
            tx.rows("SELECT person_id FROM enrolment WHERE course_id = \(course)").map { row -> ID<Person> in
                try row["person_id"]
            })
        return try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number FROM person
            WHERE person.id IN (
                SELECT attempt.person_id FROM attempt JOIN assessment ON assessment.id = attempt.assessment_id
                WHERE assessment.course_id = \(course) AND assessment.removed_at IS NULL
            ) OR person.removed_at IS NULL
                AND person.id IN (SELECT enrolment.person_id FROM enrolment WHERE enrolment.course_id = \(course))
            """
        ).map { row in
            let id: ID<Person> = try row["id"]
            return try MarkedStudent(
                id: id, userName: row["user_name"], name: row["name"], surname: row["surname"],
                indexNumber: row["index_number"], isEnrolled: enrolled.contains(id))
        }.inOrder
    }

    /// What students have in tests, in the order of both.
    static func rows(
        _ students: [MarkedStudent], in tests: [Assessment], isOfAll: Bool, _ tx: ReadTransaction
    ) throws -> [CourseMarks.Row] {
        let people = isOfAll ? nil : students.map(\.id)
        let attempts = try attempts(at: tests.map(\.id), among: people, tx)
        let dates = try TestDateRows.current(in: tests.map(\.id), among: people, tx)
        return students.map { student in
            CourseMarks.Row(
                student: student,
                marks: tests.map { test in
                    TestMark(
                        attempts: attempts[student.id]?[test.id] ?? [], rule: test.policy.counts,
                        closes: test.taken(within: dates[test.id]?[student.id]).schedule?.closes,
                        isEnrolled: student.isEnrolled)
                })
        }
    }

    /// All attempts at tests, annulled ones among them, the oldest first.
    /// - Parameter people: whose they are; nil for everyone's.
    private static func attempts(
        at tests: [ID<Assessment>], among people: [ID<Person>]?, _ tx: ReadTransaction
    ) throws -> [ID<Person>: [ID<Assessment>: [Attempt]]] {
        if tests.isEmpty || people?.isEmpty == true { return [:] }
        let whose: SQL = people.map { "attempt.person_id IN (\(.list($0.map { $0 as any DatabaseValue })))" } ?? "1 = 1"
        let found = try AttemptRows.attempts(
            tx, where: "attempt.assessment_id IN (\(.list(tests.map { $0 as any DatabaseValue }))) AND \(whose)")
        return Dictionary(grouping: found, by: \.person).mapValues { Dictionary(grouping: $0, by: \.assessment) }
    }

    /// In how many tests each person has a mark.
    static func takenCounts(_ tests: [Assessment], _ tx: ReadTransaction) throws -> [ID<Person>: Int] {
        let rows = try counts(tests, of: "attempt.assessment_id", by: "attempt.person_id", tx)
        return try rows.reduce(into: [:]) { try $0[$1["person_id"]] = $1["marks"] }
    }

    /// How many people have a mark in each test.
    static func holders(_ tests: [Assessment], _ tx: ReadTransaction) throws -> [ID<Assessment>: Int] {
        let rows = try counts(tests, of: "attempt.person_id", by: "attempt.assessment_id", tx)
        return try rows.reduce(into: [:]) { try $0[$1["assessment_id"]] = $1["marks"] }
    }

    /// A mark is there as soon as an attempt that counts has ended.
    private static func counts(_ tests: [Assessment], of counted: SQL, by group: SQL, _ tx: ReadTransaction) throws -> [Row] {
        if tests.isEmpty { return [] }
        return try tx.rows(
            """
            SELECT \(group), count(DISTINCT \(counted)) AS marks
            FROM attempt JOIN submission ON submission.attempt_id = attempt.id
            WHERE attempt.assessment_id IN (\(.list(tests.map { $0.id as any DatabaseValue }))) AND \(AnnulmentRows.isValid)
            GROUP BY \(group)
            """)
    }
}
