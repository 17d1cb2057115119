import Database

/// Finds those who teach courses that are not archived. Whoever has no account any more, or a disabled one, is not among them.
enum ProfessorRows {
    struct Line: Sendable {
        let professor: Professor
        let course: ID<Course>
        let role: TeachingRole
    }

    /// In the order of each course.
    static func lines(_ tx: ReadTransaction, where condition: SQL) throws -> [Line] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.title, person.name, person.surname, person.email, person.phone,
                person.office, person.office_hours, person.web_page, course_teacher.course_id, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            JOIN course ON course.id = course_teacher.course_id
            WHERE course.removed_at IS NULL AND person.removed_at IS NULL AND person.disabled_at IS NULL AND \(condition)
            ORDER BY course_teacher.course_id, course_teacher.position, person.user_name, person.id
            """
        ).map { row in
            try Line(
                professor: Professor(
                    id: row["id"], userName: row["user_name"], title: row["title"], name: row["name"], surname: row["surname"],
                    email: row["email"], phone: row["phone"], office: row["office"], officeHours: row["office_hours"],
                    webPage: row["web_page"]),
                course: row["course_id"], role: row["teaching_role"])
        }
    }
}
