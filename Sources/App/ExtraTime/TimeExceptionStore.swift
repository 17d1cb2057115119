import Database
import Foundation

/// The extra time in the tests of a course, for its teachers: who has some, and the exceptions in one test.
struct TimeExceptionStore: Sendable {
    let database: Database

    struct CourseOverview: Sendable {
        let course: Course
        let people: [ExtraTimeStore.Line]
        /// The tests that have not closed, each with its number of exceptions.
        let tests: [(assessment: Assessment, exceptions: Int)]
    }

    struct TestOverview: Sendable {
        let course: Course
        let assessment: Assessment
        let schedule: Schedule
        let enrolled: [Person]
        /// The people whose time differs from the usual.
        let people: [(person: Person, deadline: PersonalDeadline)]
        /// The default in the form.
        let usual: ExtraTime
    }

    /// Nil when this person may not change the course.
    func course(_ id: ID<Course>, by viewer: Viewer, at now: Instant) async throws -> CourseOverview? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            let finals = try PersonalDeadlineRows.finals(of: id, tx)
            let open = try finals.filter { final in
                try AssessmentRows.openUntil(final, at: now, tx).map { $0 > now } ?? false
            }
            let people = try PersonalDeadlineRows.lines(
                "person.removed_at IS NULL AND person.id IN (SELECT person_id FROM enrolment WHERE course_id = \(id))",
                inTests: "time_exception.assessment_id IN (\(SQL.list(finals.map(\.id))))", tx)
            return try CourseOverview(
                course: taught.course, people: people,
                tests: open.map { test in
                    let row = try tx.first("SELECT count(*) AS n FROM time_exception WHERE assessment_id = \(test.id)")
                    return (test, try row?["n"] ?? 0)
                })
        }
    }

    /// Nil when this person may not change the test, and when it has no time limit.
    func test(_ id: ID<Assessment>, by viewer: Viewer, at now: Instant) async throws -> TestOverview? {
        try await database.read { tx in
            guard let (course, assessment, schedule) = try Self.test(id, by: viewer, tx) else { return nil }
            let enrolled = try Self.enrolled(in: course.id, tx)
            let condition: SQL =
                """
                person.id IN (SELECT person_id FROM time_exception WHERE assessment_id = \(id))
                OR (person.time_factor <> 1000 OR person.extra_time > 0)
                AND person.id IN (SELECT person_id FROM enrolment WHERE course_id = \(course.id))
                """
            let people = try PersonStore.people(tx, where: condition).inOrder.compactMap { person in
                try PersonalDeadlineRows.deadlines(of: person.id, in: [assessment], at: now, tx).first.map { (person, $0) }
            }
            return try TestOverview(
                course: course, assessment: assessment, schedule: schedule, enrolled: enrolled, people: people,
                usual: InstitutionStore.defaults(tx).extraTime)
        }
    }

    /// Sets an exception for a person in one test, or removes it with nil, and moves the deadline of the running attempt. Nil
    /// when the test or the student is not this teacher's.
    /// - Throws: `UnconfirmedEnd`
    func set(
        _ extra: ExtraTime?, of userName: String, in id: ID<Assessment>, by viewer: Viewer, evenEnding: Bool, at now: Instant
    ) async throws -> [DeadlineMove]? {
        try await database.write { tx in
            guard let (course, _, _) = try Self.test(id, by: viewer, tx.reading),
                let person = try Self.student(userName, of: course.id, orExcepted: extra == nil ? id : nil, tx.reading)
            else { return nil }
            try EditedRows.mark(test: id, at: now, tx)
            try TimeExceptionRows.give(extra, to: person, in: id, tx)
            return try DeadlineAdjustmentRows.apply(to: person, in: id, evenEnding: evenEnding, at: now, tx)
        }
    }

    private static func test(
        _ id: ID<Assessment>, by viewer: Viewer, _ tx: ReadTransaction
    ) throws -> (Course, Assessment, Schedule)? {
        let there: SQL = "assessment.id = \(id) AND assessment.removed_at IS NULL"
        guard let assessment = try AssessmentRows.assessments(tx, where: there).first, let schedule = assessment.schedule,
            let taught = try TeacherCourseRows.find(assessment.course, by: viewer, tx)
        else { return nil }
        return (taught.course, assessment, schedule)
    }

    private static func enrolled(in course: ID<Course>, _ tx: ReadTransaction) throws -> [Person] {
        let enrolled: SQL = "person.id IN (SELECT person_id FROM enrolment WHERE course_id = \(course))"
        return try PersonStore.people(tx, where: "person.removed_at IS NULL AND \(enrolled)").inOrder
    }

    /// A student of the course, or a person who is not enrolled and has an exception in the test.
    private static func student(
        _ userName: String, of course: ID<Course>, orExcepted test: ID<Assessment>?, _ tx: ReadTransaction
    ) throws -> ID<Person>? {
        try tx.first(
            """
            SELECT id FROM person WHERE user_name = \(userName) AND (
                id IN (SELECT person_id FROM enrolment WHERE course_id = \(course))
                OR id IN (SELECT person_id FROM time_exception WHERE assessment_id = \(test?.text ?? ""))
            )
            """
        ).map { try $0["id"] }
    }
}
