import Database
import Foundation

/// All that the database holds about one person, read in one transaction.
struct PersonalDataStore: Sendable {
    let database: Database
    let snapshots: AttemptSnapshotRows

    /// Every table that it tells about. A test compares them with the schema: a new table about people has to be told as well.
    static let tables: Set<String> = [
        "person", "person_role", "session", "course_teacher", "enrolment", "time_exception", "reading", "attempt", "answer",
        "answer_page", "flag", "deadline_change", "submission", "receipt", "participation",
        "survey_teacher", "one_time_link", "lesson_draft", "lesson_revision", "lesson_publication", "course_file",
        "assessment_draft", "assessment_revision", "intervention", "mark_correction", "mark_change",
    ]

    /// Nil when there is no such person.
    /// - Parameter now: decides which results may be told.
    func find(_ person: ID<Person>, at now: Instant) async throws -> PersonalData? {
        try await database.read { tx in
            guard let account = try Self.account(person, tx) else { return nil }
            return try PersonalData(
                account: account, exceptions: Self.exceptions(person, tx), sessions: Self.sessions(person, tx),
                courses: Self.courses(person, tx),
                attempts: PersonalAttemptRows(snapshots: snapshots).attempts(of: person, at: now, tx),
                lessons: Self.lessons(person, tx), surveys: PersonalSurveyRows.surveys(of: person, tx),
                writing: PersonalWritingRows.writing(of: person, tx), links: PersonalWritingRows.links(of: person, tx))
        }
    }

    private static func account(_ id: ID<Person>, _ tx: ReadTransaction) throws -> PersonalAccount? {
        let row = try tx.first(
            """
            SELECT CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password, created_at, visited_at, time_factor,
                extra_time
            FROM person WHERE id = \(id)
            """)
        guard let row, let person = try PersonStore.people(tx, where: "id = \(id)").first,
            let profile = try StaffProfileStore.find(id, tx)
        else { return nil }
        return try PersonalAccount(
            person: person, hasPassword: row["has_password"] == 1, createdAt: row["created_at"],
            visitedAt: row["visited_at"], extraTime: extraTime(row), profile: profile)
    }

    private static func exceptions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalException] {
        try tx.rows(
            """
            SELECT time_exception.assessment_id, time_exception.time_factor, time_exception.extra_time, newest.title,
                course.title AS course, course.language, coalesce(assessment.removed_at, course.removed_at) AS removed_at
            FROM time_exception JOIN assessment ON assessment.id = time_exception.assessment_id
            JOIN course ON course.id = assessment.course_id
            JOIN assessment_revision AS newest ON newest.assessment_id = assessment.id
            WHERE time_exception.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM assessment_revision AS revision
                WHERE revision.assessment_id = assessment.id
            )
            ORDER BY course.position, course.code, assessment.position, assessment.id
            """
        ).map { row in
            try PersonalException(test: row["assessment_id"], subject: subject(row), extraTime: extraTime(row))
        }
    }

    private static func sessions(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalSession] {
        try tx.rows(
            """
            SELECT id, person_id, started_at, seen_at, browser, ended_at FROM session
            WHERE person_id = \(person) ORDER BY started_at DESC, id
            """
        ).map { row in
            let session = try Session(
                id: row["id"], person: row["person_id"], startedAt: row["started_at"], seenAt: row["seen_at"],
                browser: row["browser"])
            return try PersonalSession(session: session, endedAt: row["ended_at"])
        }
    }

    private static func courses(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalCourse] {
        let enrolled = try tx.rows(
            """
            SELECT course.id, course.code, course.title, course.title AS course, course.language, course.removed_at
            FROM enrolment JOIN course ON course.id = enrolment.course_id
            WHERE enrolment.person_id = \(person) ORDER BY course.position, course.code, course.id
            """
        ).map { try course($0, .enrolled) }
        let taught = try tx.rows(
            """
            SELECT course.id, course.code, course.title, course.title AS course, course.language, course.removed_at,
                course_teacher.teaching_role, course_teacher.position
            FROM course_teacher JOIN course ON course.id = course_teacher.course_id
            WHERE course_teacher.person_id = \(person) ORDER BY course.position, course.code, course.id
            """
        ).map { try course($0, .teaching($0["teaching_role"], position: $0["position"])) }
        return enrolled + taught
    }

    private static func course(_ row: Row, _ part: PersonalCourse.Part) throws -> PersonalCourse {
        try PersonalCourse(course: row["id"], code: row["code"], subject: subject(row), part: part)
    }

    private static func lessons(_ person: ID<Person>, _ tx: ReadTransaction) throws -> [PersonalReading] {
        try tx.rows(
            """
            SELECT reading.lesson_id, reading.opened_at, reading.finished_at, newest.title, course.title AS course,
                course.language, coalesce(lesson.removed_at, course.removed_at) AS removed_at
            FROM reading JOIN lesson ON lesson.id = reading.lesson_id
            JOIN course ON course.id = lesson.course_id
            JOIN lesson_revision AS newest ON newest.lesson_id = lesson.id
            WHERE reading.person_id = \(person) AND newest.ordinal = (
                SELECT max(revision.ordinal) FROM lesson_revision AS revision WHERE revision.lesson_id = lesson.id
            )
            ORDER BY reading.opened_at, reading.lesson_id
            """
        ).map { row in
            try PersonalReading(
                lesson: row["lesson_id"], subject: subject(row), openedAt: row["opened_at"], finishedAt: row["finished_at"])
        }
    }

    private static func subject(_ row: Row) throws -> PersonalSubject {
        let removed: Instant? = try row["removed_at"]
        return try PersonalSubject(
            title: row["title"], course: row["course"], language: row["language"], isPutAway: removed != nil)
    }

    private static func extraTime(_ row: Row) throws -> ExtraTime {
        try ExtraTime(factor: row["time_factor"], added: row["extra_time"])
    }
}
