import Database

extension PersonCourseRows {
    static let all = PersonCourseRows { person, tx in
        let taught = try found(of: person, in: "course_teacher", tx)
        let studied = try found(of: person, in: "enrolment", tx)
        return (taught + studied).map {
            PersonCourse(
                href: TeachRoutes.course($0.id), text: $0.code + " · " + $0.title, contentLanguage: $0.language.rawValue)
        }
    }

    private static func found(of person: ID<Person>, in table: SQL, _ tx: ReadTransaction) throws -> [Course] {
        let there: SQL = "course.id IN (SELECT course_id FROM \(table) WHERE person_id = \(person))"
        return try CourseStore.courses(tx, where: "course.removed_at IS NULL AND \(there)")
    }
}
