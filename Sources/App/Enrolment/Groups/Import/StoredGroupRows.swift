import Database

/// Reads the groups of a course back into the form of its document.
enum StoredGroupRows {
    struct StoredGroup {
        let id: ID<CourseGroup>
        /// When it was made or last changed in the browser; nil for one that is as its import made it.
        let editedAt: Instant?
        /// Without removed people.
        let written: WrittenGroup
    }

    /// By name.
    static func groups(of course: ID<Course>, _ tx: ReadTransaction) throws -> [StoredGroup] {
        let groups = try CourseGroupRows.groups(of: course, tx)
        if groups.isEmpty { return [] }
        let rows = try tx.rows("SELECT id, edited_at FROM course_group WHERE course_id = \(course) ORDER BY id")
        let edited: [ID<CourseGroup>: Instant] = try rows.reduce(into: [:]) { try $0[$1["id"]] = $1["edited_at"] }
        let (members, assistants) = try (members(of: course, tx), assistants(of: course, tx))
        return groups.map { group in
            StoredGroup(
                id: group.id, editedAt: edited[group.id],
                written: WrittenGroup(
                    line: nil, name: group.name, assistant: group.assistant.flatMap { assistants[$0] },
                    meetings: group.meetings, room: group.room, students: (members[group.id] ?? []).sorted()))
        }
    }

    private static func members(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<CourseGroup>: [String]] {
        try tx.rows(
            """
            SELECT enrolment.group_id, person.user_name FROM enrolment JOIN person ON person.id = enrolment.person_id
            WHERE enrolment.course_id = \(course) AND enrolment.group_id IS NOT NULL AND person.removed_at IS NULL
            ORDER BY enrolment.course_id, enrolment.person_id
            """
        ).reduce(into: [:]) { try $0[$1["group_id"], default: []].append($1["user_name"]) }
    }

    private static func assistants(of course: ID<Course>, _ tx: ReadTransaction) throws -> [ID<Person>: String] {
        try tx.rows(
            """
            SELECT person.id, person.user_name FROM person WHERE person.removed_at IS NULL AND person.id IN (
                SELECT course_group.assistant_id FROM course_group WHERE course_group.course_id = \(course)
            )
            ORDER BY person.id
            """
        ).reduce(into: [:]) { try $0[$1["id"]] = $1["user_name"] }
    }
}

extension WrittenGroup {
    /// As it is compared, and shown where it differs: without its place in a file, and its students by name.
    var plain: WrittenGroup {
        WrittenGroup(
            line: nil, name: name, assistant: assistant, meetings: meetings, room: room, students: students.sorted())
    }

    var fileText: String { PlanLines.lines([plain]).joined(separator: "\n") + "\n" }
}
