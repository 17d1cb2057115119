import Database

/// Reads what syllabuses are made of, inside the transactions of their stores.
enum SyllabusRows {
    static func description(of course: ID<Course>, _ tx: ReadTransaction) throws -> SyllabusSource.Description {
        var description = SyllabusSource.Description()
        let chosen = try Set(
            tx.rows("SELECT audience FROM course_audience WHERE course_id = \(course)").map { row -> CourseAudience in
                try row["audience"]
            })
        description.audiences = CourseAudience.allCases.filter(chosen.contains)
        let row = try tx.first(
            """
            SELECT subject_area, credit_hours, hours_in_class, hours_out_of_class, seats FROM course_design
            WHERE course_id = \(course)
            """)
        guard let row else { return description }
        description.subjectArea = try row["subject_area"]
        description.creditHours = try row["credit_hours"]
        description.seats = try row["seats"]
        description.hoursInClass = try row["hours_in_class"]
        description.hoursOutOfClass = try row["hours_out_of_class"]
        return description
    }

    /// The teachers of the course, with what is said of them for this course, and behind them the others that it names.
    static func people(of course: ID<Course>, _ tx: ReadTransaction) throws -> [SyllabusSource.Person] {
        let teachers = try tx.rows(
            """
            SELECT person.name, person.surname, person.title, person.email, coalesce(own.phone, person.phone) AS phone,
                coalesce(own.office, person.office) AS office,
                coalesce(own.office_hours, person.office_hours) AS office_hours,
                coalesce(own.web_page, person.web_page) AS web_page, own.instructor_role, course_teacher.teaching_role
            FROM course_teacher JOIN person ON person.id = course_teacher.person_id
            LEFT JOIN course_instructor AS own ON own.course_id = course_teacher.course_id AND own.person_id = person.id
            WHERE course_teacher.course_id = \(course) ORDER BY course_teacher.position, person.user_name
            """
        ).map { row in try person(row, teaching: row["teaching_role"]) }
        let others = try tx.rows(
            """
            SELECT coalesce(own.first_name, person.name) AS name, coalesce(own.last_name, person.surname) AS surname,
                person.title, coalesce(own.email, person.email) AS email, coalesce(own.phone, person.phone) AS phone,
                coalesce(own.office, person.office) AS office,
                coalesce(own.office_hours, person.office_hours) AS office_hours,
                coalesce(own.web_page, person.web_page) AS web_page, own.instructor_role
            FROM course_instructor AS own LEFT JOIN person ON person.id = own.person_id
            WHERE own.course_id = \(course) AND (own.person_id IS NULL OR own.person_id NOT IN (
                SELECT person_id FROM course_teacher WHERE course_id = \(course)
            ))
            ORDER BY own.position, own.id
            """
        ).map { row in try person(row, teaching: nil) }
        return teachers + others
    }

    private static func person(_ row: Row, teaching: TeachingRole?) throws -> SyllabusSource.Person {
        let (title, name, surname): (String?, String, String) = try (row["title"], row["name"], row["surname"])
        let role: InstructorRole? = try row["instructor_role"]
        return try SyllabusSource.Person(
            name: [title, name, surname].compactMap(\.self).joined(separator: " "),
            role: role.map { .instructor($0) } ?? teaching.map { .teaching($0) }, email: row["email"], phone: row["phone"],
            office: row["office"], officeHours: row["office_hours"], webPage: row["web_page"])
    }

    /// Those of the whole course first.
    static func meetings(of course: ID<Course>, _ tx: ReadTransaction) throws -> [SyllabusSource.Meetings] {
        let groups = try CourseGroupRows.groups(of: course, tx)
        let names: [ID<CourseGroup>: String] = groups.reduce(into: [:]) { $0[$1.id] = $1.name }
        return try MeetingRows.plans(tx, where: "meeting_plan.course_id = \(course)")
            .map { plan in (group: plan.group.flatMap { names[$0] }, plan: plan) }
            .sorted { ($0.group ?? "", $0.plan.id.text) < ($1.group ?? "", $1.plan.id.text) }
            .map { SyllabusSource.Meetings(group: $0.group, fields: $0.plan.fields) }
    }

    /// Those that students may read.
    static func policies(of course: ID<Course>, _ tx: ReadTransaction) throws -> [SyllabusSource.Policy] {
        let rows = try tx.rows(
            "SELECT policy, procedure, body FROM course_policy WHERE course_id = \(course) AND is_hidden = 0 ORDER BY policy")
        let found = try rows.map { row in
            try SyllabusSource.Policy(kind: row["policy"], procedure: row["procedure"], body: row["body"])
        }
        return CoursePolicyKind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    }
}
