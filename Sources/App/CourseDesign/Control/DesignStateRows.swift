import Database

/// Finds how far the designs of courses are, of many courses at once.
struct DesignStateRows: CourseNoteRows {
    /// What the list of courses says of each: its working name, and how many parts have something.
    func notes(on courses: [ID<Course>], _ tx: ReadTransaction) throws -> [ID<Course>: CourseNote] {
        try Self.states(of: courses, tx).mapValues { state in { strings in DesignWords(strings).note(state) } }
    }

    /// How many objectives are unfinished, and how many weeks over their budget, is not counted.
    static func states(of courses: [ID<Course>], _ tx: ReadTransaction) throws -> [ID<Course>: DesignState] {
        if courses.isEmpty { return [:] }
        let there = SQL.list(courses.map { $0 as any DatabaseValue })
        func counts(_ lines: SQL) throws -> [ID<Course>: Int] {
            let rows = try tx.rows(
                """
                SELECT line.course_id, count(*) AS n FROM \(lines) AND line.course_id IN (\(there))
                GROUP BY line.course_id
                """)
            return try rows.reduce(into: [:]) { counts, row in counts[try row["course_id"]] = try row["n"] }
        }
        let (audiences, plans) = try (
            counts("course_audience AS line WHERE 1 = 1"), counts("meeting_plan AS line WHERE 1 = 1")
        )
        let policies = try counts("course_policy AS line WHERE (line.procedure IS NOT NULL OR line.body IS NOT NULL)")
        let teachers = try counts("course_teacher AS line WHERE 1 = 1")
        let others = try counts("course_instructor AS line WHERE line.person_id IS NULL")
        let topics = try counts("topic AS line WHERE 1 = 1")
        let objectives = try counts("objective AS line WHERE line.removed_at IS NULL")
        let events = try counts("design_event AS line WHERE line.removed_at IS NULL")
        var states = try descriptions(there, tx)
        for id in states.keys {
            if audiences[id] != nil { states[id]?.description += 1 }
            states[id]?.hasMeetings = plans[id] != nil
            states[id]?.policies = policies[id] ?? 0
            states[id]?.instructors = (teachers[id] ?? 0) + (others[id] ?? 0)
            states[id]?.topics = topics[id] ?? 0
            states[id]?.objectives = objectives[id] ?? 0
            states[id]?.events = events[id] ?? 0
        }
        return states
    }

    /// What stands in the rows of the courses and of their designs themselves.
    private static func descriptions(_ courses: SQL, _ tx: ReadTransaction) throws -> [ID<Course>: DesignState] {
        try tx.rows(
            """
            SELECT course.id, course.url, course.classroom, course.overview, course_design.working_name,
                course_design.subject_area, course_design.credit_hours, course_design.hours_in_class, course_design.seats,
                course_design.syllabus_audience
            FROM course LEFT JOIN course_design ON course_design.course_id = course.id
            WHERE course.id IN (\(courses)) ORDER BY course.id
            """
        ).reduce(into: [:]) { states, row in
            let (url, classroom): (String?, String?) = try (row["url"], row["classroom"])
            let (overview, area): (String?, String?) = try (row["overview"], row["subject_area"])
            let numbers: [Int?] = try [row["credit_hours"], row["hours_in_class"], row["seats"]]
            let readers: SyllabusAudience? = try row["syllabus_audience"]
            states[try row["id"]] = DesignState(
                workingName: try row["working_name"], details: 3 + [url, classroom].count { $0 != nil },
                description: [overview, area].count { $0 != nil } + numbers.count { $0 != nil },
                readers: readers ?? .enrolled)
        }
    }
}
