import Database
import Foundation

/// Finds courses. A course may be seen by the people enrolled in it, its teachers, and administrators.
struct CourseStore: Sendable {
    let database: Database

    struct Details: Sendable {
        let course: Course
        let topics: TopicTree
        let teachers: [CourseTeacher]
        /// Whether the person studies there, and has marks.
        var isEnrolled = true
    }

    /// A course that this person may see, nil otherwise.
    func find(_ id: ID<Course>, for viewer: Viewer) async throws -> Details? {
        try await database.read { tx in
            guard let course = try Self.visible(to: viewer, tx).first(where: { $0.id == id }) else { return nil }
            return try Details(
                course: course, topics: tx.shared(CourseTopicsRead(course: id)), teachers: Self.teachers(of: id, tx),
                isEnrolled: Self.enrolments(of: viewer.id, tx).contains(id))
        }
    }

    /// The courses that a person may see, in the order of their ids, with those that the person studies.
    func list(for viewer: Viewer) async throws -> (courses: [Course], studied: Set<ID<Course>>) {
        try await database.read { tx in
            let courses = try Self.visible(to: viewer, tx).sorted { $0.id.text < $1.id.text }
            return try (courses, Self.enrolments(of: viewer.id, tx))
        }
    }

    /// The courses that a person may see, in the institution's order.
    static func visible(to viewer: Viewer, _ tx: ReadTransaction) throws -> [Course] {
        if viewer.roles.contains(.administrator) { return try courses(tx, where: isVisible(to: viewer)) }
        return try present(
            """
            SELECT course_id FROM enrolment WHERE person_id = \(viewer.id)
            UNION SELECT course_id FROM course_teacher WHERE person_id = \(viewer.id) ORDER BY course_id
            """, tx)
    }

    /// The SQL condition that holds for the courses that a person may see.
    static func isVisible(to viewer: Viewer) -> SQL {
        let condition: SQL =
            viewer.roles.contains(.administrator)
            ? "1 = 1"
            : """
            course.id IN (SELECT course_id FROM enrolment WHERE person_id = \(viewer.id))
            OR course.id IN (SELECT course_id FROM course_teacher WHERE person_id = \(viewer.id))
            """
        return "course.removed_at IS NULL AND (\(condition))"
    }

    /// The courses that a person studies.
    static func enrolments(of person: ID<Person>, _ tx: ReadTransaction) throws -> Set<ID<Course>> {
        try Set(tx.rows("SELECT course_id FROM enrolment WHERE person_id = \(person)").map { try $0["course_id"] })
    }

    static func courses(_ tx: ReadTransaction, where condition: SQL) throws -> [Course] {
        try tx.rows(
            """
            SELECT id, number, code, title, language, classroom, url, overview, mark_scheme, ects,
                (SELECT semester.title FROM semester WHERE semester.id = course.semester_id) AS semester
            FROM course WHERE \(condition) ORDER BY position, code, id
            """
        ).map { row in
            try Course(
                id: row["id"], number: row["number"], code: row["code"], title: row["title"],
                language: row["language"], semester: row["semester"], classroom: row["classroom"], url: row["url"],
                overview: row["overview"], markScheme: row["mark_scheme"], ects: row["ects"])
        }
    }

    static func topics(of course: ID<Course>, _ tx: ReadTransaction) throws -> TopicTree {
        try TopicTree(
            tx.rows(
                "SELECT id, parent_id, title, position FROM topic WHERE course_id = \(course) ORDER BY position, id"
            ).map { row in
                try Topic(id: row["id"], parent: row["parent_id"], title: row["title"], position: row["position"])
            })
    }

    static func teachers(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseTeacher] {
        try tx.rows(
            """
            SELECT person.name, person.surname, person.email, person.office, person.office_hours, person.web_page,
                person.title, person.phone,
                course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position, person.user_name
            """
        ).map { row in
            let (title, name, surname): (String?, String, String) = try (row["title"], row["name"], row["surname"])
            return try CourseTeacher(
                name: [title, name, surname].compactMap(\.self).joined(separator: " "), email: row["email"],
                role: row["teaching_role"], office: row["office"],
                officeHours: row["office_hours"], webPage: row["web_page"],
                phone: row["phone"])
        }
    }
}
