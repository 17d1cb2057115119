import Database

/// Finds the groups of courses and who is in them, inside the transactions of stores.
enum CourseGroupRows {
    /// By name.
    static func groups(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CourseGroup] {
        try CourseGroup.inOrder(groups(tx, where: "course_group.course_id = \(course)"))
    }

    /// In no meaningful order. An assistant who no longer teaches the course is none of the group's.
    static func groups(_ tx: ReadTransaction, where condition: SQL) throws -> [CourseGroup] {
        try tx.rows(
            """
            SELECT course_group.id, course_group.name AS group_name, person.id AS assistant, course_group.meetings,
                course_group.room, person.title, person.name, person.surname
            FROM course_group LEFT JOIN person ON person.id = course_group.assistant_id AND person.id IN (
                SELECT course_teacher.person_id FROM course_teacher WHERE course_teacher.course_id = course_group.course_id
            )
            WHERE \(condition) ORDER BY course_group.id
            """
        ).map { row in
            let assistant: ID<Person>? = try row["assistant"]
            let names: [String?] = try [row["title"], row["name"], row["surname"]]
            return try CourseGroup(
                id: row["id"], name: row["group_name"], assistant: assistant,
                assistantName: assistant.map { _ in names.compactMap(\.self).joined(separator: " ") },
                meetings: row["meetings"], room: row["room"])
        }
    }

    /// The groups in which a person is, by course.
    static func groups(of person: ID<Person>, _ tx: ReadTransaction) throws -> [ID<Course>: CourseGroup] {
        let rows = try tx.rows(
            """
            SELECT course_id, group_id FROM enrolment WHERE person_id = \(person) AND group_id IS NOT NULL
            ORDER BY course_id, person_id
            """
        )
        return try rows.reduce(into: [:]) { groups, row in
            let (course, group): (ID<Course>, ID<CourseGroup>) = try (row["course_id"], row["group_id"])
            groups[course] = try tx.shared(CourseGroupsRead(course: course))[group]
        }
    }

    /// Everyone who studies a course, each with the group, if any.
    static func members(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Person>: ID<CourseGroup>?] {
        try tx.rows("SELECT person_id, group_id FROM enrolment WHERE course_id = \(course) ORDER BY course_id, person_id")
            .reduce(into: [:]) { members, row in
                let (person, group): (ID<Person>, ID<CourseGroup>?) = try (row["person_id"], row["group_id"])
                members.updateValue(group, forKey: person)
            }
    }
}
