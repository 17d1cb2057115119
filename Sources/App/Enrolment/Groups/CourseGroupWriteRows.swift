import Database

/// Writes the groups of courses and who is in them.
enum CourseGroupWriteRows {
    /// - Parameter now: nil for an import, after which a folder may change it.
    static func insert(
        _ fields: CourseGroupFields, as id: ID<CourseGroup>, in course: ID<Course>, at now: Instant?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO course_group (id, course_id, name, assistant_id, meetings, room, edited_at)
            VALUES (\(id), \(course), \(fields.name), \(fields.assistant), \(fields.meetings), \(fields.room), \(now))
            """)
    }

    static func update(_ fields: CourseGroupFields, of id: ID<CourseGroup>, at now: Instant?, _ tx: WriteTransaction) throws {
        try tx.execute(
            """
            UPDATE course_group SET name = \(fields.name), assistant_id = \(fields.assistant), meetings = \(fields.meetings),
                room = \(fields.room), edited_at = \(now)
            WHERE id = \(id)
            """)
    }

    /// Makes these students of the course the group's, wherever they were before, and those who were in it and are not among
    /// them nobody's.
    static func setMembers(
        _ people: [ID<Person>], of id: ID<CourseGroup>, in course: ID<Course>, _ tx: WriteTransaction
    ) throws {
        let members = SQL.list(people.map { $0 as any DatabaseValue })
        try tx.execute(
            """
            UPDATE enrolment SET group_id = NULL
            WHERE course_id = \(course) AND group_id = \(id) AND person_id NOT IN (
                SELECT person.id FROM person WHERE person.id IN (\(members))
            )
            """)
        try tx.execute(
            "UPDATE enrolment SET group_id = \(id) WHERE course_id = \(course) AND person_id IN (\(members))")
    }

    /// Puts students of the course in a group besides those who are in it, wherever they were before.
    static func put(
        _ people: [ID<Person>], in id: ID<CourseGroup>, of course: ID<Course>, at now: Instant, _ tx: WriteTransaction
    ) throws {
        let members = SQL.list(people.map { $0 as any DatabaseValue })
        try tx.execute(
            "UPDATE enrolment SET group_id = \(id) WHERE course_id = \(course) AND person_id IN (\(members))")
        try tx.execute("UPDATE course_group SET edited_at = \(now) WHERE id = \(id)")
    }

    /// Its students are in no group then.
    /// - Parameter holders: what other features keep for groups, which goes with this one.
    static func delete(
        _ id: ID<CourseGroup>, letting holders: [any GroupHolderRows], _ tx: WriteTransaction
    ) throws {
        for holder in holders { try holder.letGo(of: id, tx) }
        try tx.execute("UPDATE enrolment SET group_id = NULL WHERE group_id = \(id)")
        try tx.execute("DELETE FROM course_group WHERE id = \(id)")
    }
}

/// The values that somebody gives a group.
struct CourseGroupFields: Sendable, Equatable {
    let name: String
    let assistant: ID<Person>?
    let meetings: String?
    let room: String?
}

extension CourseGroup {
    func isSame(as fields: CourseGroupFields) -> Bool {
        name == fields.name && assistant == fields.assistant && meetings == fields.meetings && room == fields.room
    }
}
