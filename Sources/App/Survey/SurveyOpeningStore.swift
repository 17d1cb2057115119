import Database
import Foundation

/// Opens surveys. From then on their subjects, teachers and items do not change.
struct SurveyOpeningStore: Sendable {
    let database: Database

    /// The surveys that are to be opened at a moment.
    func due(at now: Instant) async throws -> [Survey] {
        try await database.read { tx in try SurveyRows.surveys(tx, where: Self.isDue(at: now)) }
    }

    private static func isDue(at now: Instant) -> SQL {
        """
        survey.removed_at IS NULL AND survey.opens_at <= \(now) AND survey.closes_at > \(now)
        AND survey.id NOT IN (SELECT survey_id FROM survey_opening)
        """
    }

    /// Opens a survey as it is at that moment; false when none of its subjects has a student and something to ask.
    ///
    /// Each invited student gets a row that says whether they have answered. All rows are written at the same time and in no
    /// meaningful order; later only the flag is set.
    func open(_ id: ID<Survey>, publicKey: [UInt8], at now: Instant) async throws -> Bool {
        try await database.write { tx in
            // An import may have changed or removed the survey since it was found to be due.
            let due: SQL = "survey.id = \(id) AND \(Self.isDue(at: now))"
            guard let survey = try SurveyRows.surveys(tx.reading, where: due).first else { return true }
            let courses = try courses(of: survey, tx).filter { course in
                let paper = try BallotPaper(items: survey.items, teachers: teachers(of: course.id, tx))
                return try !paper.slots.isEmpty && !students(of: course.id, tx).isEmpty
            }
            guard !courses.isEmpty else { return false }
            let staffed = try courses.map { (course: $0, staff: try teachers(of: $0.id, tx)) }
            let longest = staffed.map { BallotSheet.length(of: BallotPaper(items: survey.items, teachers: $0.staff)) }.max() ?? 0
            try tx.execute(
                """
                INSERT INTO survey_opening (survey_id, public_key, sheet_length)
                VALUES (\(survey.id), \(publicKey), \(longest))
                """)
            for (index, (course, staff)) in staffed.enumerated() { try add(course, staff, at: index + 1, to: survey.id, tx) }
            try invite(courses.flatMap { try students(of: $0.id, tx) }, to: survey.id, tx)
            return true
        }
    }

    /// The surveys that take ballots.
    func open(at now: Instant) async throws -> [ID<Survey>] {
        try await database.read { tx in try Self.open(at: now, tx).map(\.survey.id) }
    }

    /// With which the ballots of a survey are sealed; nil before it has opened.
    func publicKey(of survey: ID<Survey>) async throws -> [UInt8]? {
        try await database.read { tx in
            try tx.first("SELECT public_key FROM survey_opening WHERE survey_id = \(survey)").map { try $0["public_key"] }
        }
    }

    /// The surveys that take ballots.
    static func open(at now: Instant, _ tx: ReadTransaction) throws -> [OpenSurveysRead.Opened] {
        try tx.shared(OpenSurveysRead()).filter { $0.survey.opens <= now && $0.survey.closes > now }
    }

    private struct Invitation {
        let course: ID<Course>
        let person: ID<Person>
    }

    private func courses(of survey: Survey, _ tx: WriteTransaction) throws -> [Course] {
        let named: SQL = survey.courseKeys.isEmpty ? "1 = 1" : "course.course_key IN (\(SQL.list(survey.courseKeys)))"
        let semester = try SemesterRows.required(survey.semester, tx.reading)
        return try CourseStore.courses(
            tx.reading, where: "course.removed_at IS NULL AND course.semester_id = \(semester) AND \(named)")
    }

    private func teachers(of course: ID<Course>, _ tx: WriteTransaction) throws -> [SurveyTeacher] {
        try tx.rows(
            """
            SELECT person.id, person.name, person.surname, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position, person.user_name
            """
        ).enumerated().map { index, row in
            let (name, surname): (String, String) = try (row["name"], row["surname"])
            return try SurveyTeacher(
                position: index + 1, person: row["id"], name: name + " " + surname, role: row["teaching_role"])
        }
    }

    private func add(
        _ course: Course, _ teachers: [SurveyTeacher], at position: Int, to survey: ID<Survey>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO survey_subject (survey_id, course_id, position, code, title, language)
            VALUES (\(survey), \(course.id), \(position), \(course.code), \(course.title), \(course.language))
            """)
        for teacher in teachers {
            try tx.execute(
                """
                INSERT INTO survey_teacher (survey_id, course_id, position, person_id, name, teaching_role)
                VALUES (\(survey), \(course.id), \(teacher.position), \(teacher.person), \(teacher.name), \(teacher.role))
                """)
        }
    }

    /// The students who are invited. Those who enrol later are not, so that nobody can be added to fill up a small group.
    private func students(of course: ID<Course>, _ tx: WriteTransaction) throws -> [Invitation] {
        try tx.rows(
            """
            SELECT enrolment.person_id FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND person.removed_at IS NULL
            """
        ).map { try Invitation(course: course, person: $0["person_id"]) }
    }

    private func invite(_ invitations: [Invitation], to survey: ID<Survey>, _ tx: WriteTransaction) throws {
        for invitation in invitations.shuffled() {
            try tx.execute(
                """
                INSERT INTO participation (survey_id, course_id, person_id, is_done)
                VALUES (\(survey), \(invitation.course), \(invitation.person), 0)
                """)
        }
    }
}
