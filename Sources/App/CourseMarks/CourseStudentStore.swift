import Database

/// Everything that a student has in a course, for its teachers.
struct CourseStudentStore: Sendable {
    let database: Database
    var sheets = StudentSheets.none

    /// - Returns: nil when this person may not change the course, and for somebody who does not study it, has nothing in its
    ///   tests (an attempt, extra time or other dates), and no sheet.
    /// - Throws: the error of the database.
    func find(
        _ person: ID<Person>, in course: ID<Course>, by viewer: Viewer, at now: Instant
    ) async throws -> CourseStudent? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(course, by: viewer, tx),
                let student = try PersonStore.people(tx, where: "id = \(person)").first
            else { return nil }
            let studies = try tx.first("SELECT person_id FROM enrolment WHERE course_id = \(course) AND person_id = \(person)")
            let attempts = try AttemptRows.attempts(tx, where: "attempt.id IN (\(AttemptRows.ids(of: person, in: course)))")
            let isEnrolled = studies != nil
            let sheet = try sheets.find(person, course, viewer, tx)
            guard try isEnrolled || !attempts.isEmpty || sheet != nil || Self.hasExceptions(person, in: course, tx) else {
                return nil
            }
            let readings = try LessonRows.readings(of: person, tx)
            return try CourseStudent(
                taught: taught, student: student, isEnrolled: isEnrolled,
                slip: CoursePeopleStore.students(of: course, among: [person], for: viewer, tx).first?.slip,
                extraTime: ExtraTimeRows(of: person, tx).own,
                tests: Self.tests(of: student, in: course, attempts, isEnrolled: isEnrolled, at: now, tx), sheet: sheet,
                lessons: LessonRows.lessons(tx, where: "lesson.course_id = \(course)").map {
                    .init(lesson: $0, state: readings[$0.id] ?? .unread)
                })
        }
    }

    /// Whether somebody has, or had, extra time or other dates in a test of a course.
    private static func hasExceptions(_ person: ID<Person>, in course: ID<Course>, _ tx: ReadTransaction) throws -> Bool {
        let row = try tx.first(
            """
            SELECT count(*) AS n FROM assessment WHERE assessment.course_id = \(course) AND (
                assessment.id IN (SELECT time_exception.assessment_id FROM time_exception WHERE time_exception.person_id = \(person))
                OR assessment.id IN (SELECT date_override.assessment_id FROM date_override WHERE date_override.person_id = \(person))
            )
            """)
        return try row.map { try $0["n"] as Int > 0 } ?? false
    }

    private static func tests(
        of student: Person, in course: ID<Course>, _ all: [Attempt], isEnrolled: Bool, at now: Instant, _ tx: ReadTransaction
    ) throws -> [CourseStudent.Test] {
        let attempts = Dictionary(grouping: all, by: \.assessment)
        let taken = SQL.list(attempts.keys.sorted { $0.text < $1.text }.map { $0 as any DatabaseValue })
        let here: SQL = "assessment.course_id = \(course)"
        let tests = try AssessmentRows.assessments(
            tx, where: "\(here) AND (assessment.removed_at IS NULL OR assessment.id IN (\(taken)))")
        let present = try Set(CourseMarksRows.tests(of: course, tx).map(\.id))
        let (dates, extraTimes) = try (DateOverrideRows(of: student.id, tx), ExtraTimeRows(of: student.id, tx))
        let interventions = try InterventionRows.interventions(of: student.id, in: course, tx)
        let annulments = try AnnulmentRows.annulments(of: student.id, in: course, tx)
        return try tests.map { test in
            let (own, its) = (dates(in: test.id), attempts[test.id] ?? [])
            let mark = TestMark(
                attempts: its, rule: test.policy.counts, closes: test.taken(within: own).schedule?.closes,
                isEnrolled: isEnrolled)
            return try CourseStudent.Test(
                assessment: test, isDeleted: !present.contains(test.id), mark: mark,
                dates: test.schedule == nil ? nil : own, exception: extraTimes.exception(in: test.id),
                wait: mark.counted == nil ? nil : CourseMarksStore.wait(for: test, at: now, tx),
                interventions: interventions, annulments: annulments)
        }
    }
}
