import Database

/// Finds the students whose points are listed in a course.
enum PointsStudentRows {
    /// Those who study it and have an account, and those for whom something was entered or confirmed there, by name.
    /// - Parameter members: those who study it.
    static func students(
        of course: ID<Course>, members: [ID<Person>: ID<CourseGroup>?], _ tx: ReadTransaction
    ) throws -> [MarkedStudent] {
        try tx.rows(
            """
            SELECT person.id, person.user_name, person.name, person.surname, person.index_number FROM person
            WHERE person.removed_at IS NULL
                AND person.id IN (SELECT enrolment.person_id FROM enrolment WHERE enrolment.course_id = \(course))
            OR person.id IN (
                SELECT point_entry.person_id FROM point_entry JOIN points_part ON points_part.id = point_entry.part_id
                WHERE points_part.course_id = \(course)
            )
            OR person.id IN (SELECT confirmed_mark.person_id FROM confirmed_mark WHERE confirmed_mark.course_id = \(course))
            """
        ).map { row in
            let id: ID<Person> = try row["id"]
            return try MarkedStudent(
                id: id, userName: row["user_name"], name: row["name"], surname: row["surname"],
                indexNumber: row["index_number"], isEnrolled: members.keys.contains(id))
        }.inOrder
    }
}
