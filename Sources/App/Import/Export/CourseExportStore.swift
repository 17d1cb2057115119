import Database
import Foundation

/// Reads a course back as the files of an import folder.
struct CourseExportStore: Sendable {
    let database: Database

    /// Nil for a course that is not this person's to change. Extra time of single people outside of tests is not in it.
    func find(_ id: ID<Course>, by viewer: Viewer) async throws -> CourseExport? {
        try await database.read { tx in
            guard let taught = try TeacherCourseRows.find(id, by: viewer, tx) else { return nil }
            return try Self.read(taught, withTimes: false, tx)
        }
    }

    /// With everybody's extra time; nil when no course has the key.
    func find(key: String) async throws -> CourseExport? {
        try await database.read { tx in
            guard let course = try CourseStore.courses(tx, where: "course.course_key = \(key)").first else { return nil }
            return try Self.read(TeacherCourse(course: course, isArchived: false, role: nil), withTimes: true, tx)
        }
    }

    /// The keys of all courses.
    func keys() async throws -> [String] {
        try await database.read { tx in
            try tx.rows("SELECT course_key FROM course ORDER BY position, course_key").map { try $0["course_key"] }
        }
    }

    /// The bytes of a picture of a test.
    func picture(of revision: ID<AssessmentRevision>, named name: String) async throws -> [UInt8]? {
        try await database.read { tx in
            try tx.first("SELECT content FROM picture WHERE revision_id = \(revision) AND name = \(name)").map {
                try $0["content"]
            }
        }
    }

    private static func read(_ taught: TeacherCourse, withTimes: Bool, _ tx: ReadTransaction) throws -> CourseExport? {
        guard let stored = try StoredCourseRows.find(id: taught.course.id, tx) else { return nil }
        let (institution, people) = try (InstitutionStore.find(tx) ?? .unnamed, people(of: stored.id, tx))
        let all = try StoredLessonRows.all(of: stored.id, tx)
        let lessons = all.filter { $0.shown != nil && !$0.isPutAway }
        let tests = try self.tests(of: stored.id, tx)
        let absent = try absentLessons(lessons)
        let enrolled = try enrolled(in: stored.id, tx)
        var builder = ExportBuilder(folder: NumberedName.name(stored.position, stored.key))
        builder.add(InstitutionDocument.fileName, InstitutionFileText.text(institution))
        builder.add(PeopleDocument.fileName, PeopleFileText.text(people, withTimes: withTimes))
        builder.addInCourse(CourseDocument.fileName, CourseFileText.text(stored.document, enrolled: enrolled, absent: absent))
        for lesson in lessons { try builder.add(lesson, stored.topics, files(of: lesson, tx)) }
        let known = Set(people.map(\.person.userName))
        for test in tests.there {
            guard let stored = try StoredTestRows.find(test, tx) else { continue }
            builder.add(stored, zone: institution.zone, people: known)
        }
        return CourseExport(
            taught: taught, key: stored.key, lessons: lessons.count, tests: tests.there.count, people: people.count,
            left: .init(lessons: all.count - lessons.count, tests: tests.left), entries: builder.entries, unfit: builder.unfit)
    }

    /// Those who teach it, study it, or have extra time in one of its tests, but for who was put away.
    private static func people(of course: ID<Course>, _ tx: ReadTransaction) throws -> [PeopleFileText.Entry] {
        let belongs: SQL = """
            removed_at IS NULL AND (
                id IN (SELECT person_id FROM course_teacher WHERE course_id = \(course))
                OR id IN (SELECT person_id FROM enrolment WHERE course_id = \(course))
                OR id IN (
                    SELECT time_exception.person_id FROM time_exception
                    JOIN assessment ON assessment.id = time_exception.assessment_id WHERE assessment.course_id = \(course)
                )
            )
            """
        let rows = try tx.rows("SELECT id, time_factor, extra_time FROM person WHERE \(belongs)")
        let times = try rows.map { row -> (ID<Person>, ExtraTime) in
            try (row["id"], ExtraTime(factor: row["time_factor"], added: row["extra_time"]))
        }
        let known = Dictionary(times, uniquingKeysWith: { first, _ in first })
        return try PersonStore.people(tx, where: belongs).sorted { $0.userName < $1.userName }
            .map { PeopleFileText.Entry(person: $0, extraTime: known[$0.id] ?? .none) }
    }

    private static func enrolled(in course: ID<Course>, _ tx: ReadTransaction) throws -> [String] {
        try tx.rows(
            """
            SELECT person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND person.removed_at IS NULL
            """
        ).map { row -> String in try row["user_name"] }.sorted()
    }

    private static func tests(of course: ID<Course>, _ tx: ReadTransaction) throws -> (there: [ID<Assessment>], left: Int) {
        let there = try tx.rows(
            """
            SELECT id FROM assessment WHERE course_id = \(course) AND removed_at IS NULL
            ORDER BY position, assessment_key
            """
        ).map { row -> ID<Assessment> in try row["id"] }
        let row = try tx.first(
            """
            SELECT (SELECT count(*) FROM assessment WHERE course_id = \(course) AND removed_at IS NOT NULL)
                + (SELECT count(*) FROM assessment_draft WHERE course_id = \(course) AND removed_at IS NULL
                    AND assessment_id NOT IN (SELECT id FROM assessment)) AS n
            """)
        return (there, try row?["n"] ?? 0)
    }

    private static func files(
        of lesson: StoredLessonRows.StoredLesson, _ tx: ReadTransaction
    ) throws -> [String: StoredFile] {
        try lesson.shown.map { try LessonRows.files(of: $0, tx) } ?? [:]
    }

    /// The keys that texts link to and that are none of theirs.
    private static func absentLessons(_ lessons: [StoredLessonRows.StoredLesson]) throws -> [String] {
        let linked = try lessons.reduce(into: Set<String>()) { keys, lesson in
            keys.formUnion(try LinkedLessons.keys(in: lesson.body))
        }
        return linked.subtracting(lessons.map(\.key)).sorted()
    }
}
