import Database

/// The courses of one person.
struct PersonalCourseRows: PersonalDataRows {
    static let heading = "my-data.courses"
    static let place = 40
    static let tables: Set = ["course_teacher", "enrolment"]

    static func values(of items: [PersonalCourse]) -> [String: any Encodable & Sendable] {
        ["courses": items.map(PersonalCourseResource.init)]
    }

    func items(of person: ID<Person>, at now: Instant, _ tx: ReadTransaction) throws -> [PersonalCourse] {
        let enrolled = try tx.rows(
            """
            SELECT course.id, course.code, course.title, course.title AS course, course.language, course.removed_at
            FROM enrolment JOIN course ON course.id = enrolment.course_id
            WHERE enrolment.person_id = \(person) ORDER BY course.position, course.code, course.id
            """
        ).map { try Self.course($0, .enrolled) }
        let taught = try tx.rows(
            """
            SELECT course.id, course.code, course.title, course.title AS course, course.language, course.removed_at,
                course_teacher.teaching_role, course_teacher.position
            FROM course_teacher JOIN course ON course.id = course_teacher.course_id
            WHERE course_teacher.person_id = \(person) ORDER BY course.position, course.code, course.id
            """
        ).map { try Self.course($0, .teaching($0["teaching_role"], position: $0["position"])) }
        return enrolled + taught
    }

    private static func course(_ row: Row, _ part: PersonalCourse.Part) throws -> PersonalCourse {
        try PersonalCourse(course: row["id"], code: row["code"], subject: PersonalSubject(row), part: part)
    }
}
