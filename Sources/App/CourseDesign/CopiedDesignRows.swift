import Database

/// Copies what a course says of itself: its description, policies, instructors and meetings, the outcomes of its programme, its hours,
/// and the sections of its syllabus. Objectives are copied before, topics and resources with the course. The meetings of groups and
/// what happened to single meetings belong to the people of the original, and are not copied; the syllabus is read by those of the
/// copy until its teachers say otherwise.
struct CopiedDesignRows: CourseCopyRows {
    /// After the objectives, which serve outcomes.
    let place = 50

    func copy(into course: inout CopiedCourse, _ tx: WriteTransaction) throws {
        let (original, copy) = (course.original, course.copy)
        if try tx.first("SELECT course_id FROM course_design WHERE course_id = \(original)") != nil {
            try CourseDesignRows.mark(copy, at: course.now, tx)
            try Self.copyDescription(of: original, to: copy, by: course.viewer.id, tx)
        }
        try Self.copyInstructors(of: course, tx)
        try Self.copyMeetings(of: original, to: copy, by: course.viewer.id, tx)
        try Self.copyOutcomes(of: course, tx)
        try tx.execute(
            """
            INSERT INTO activity_hour (course_id, activity, hours, assessment)
            SELECT \(copy), activity, hours, assessment FROM activity_hour WHERE course_id = \(original)
            """)
    }

    private static func copyDescription(
        of original: ID<Course>, to copy: ID<Course>, by person: ID<Person>, _ tx: WriteTransaction
    ) throws {
        guard
            let row = try tx.first(
                """
                SELECT working_name, subject_area, credit_hours, hours_in_class, hours_out_of_class, seats, bibliography
                FROM course_design WHERE course_id = \(original)
                """)
        else { return }
        let (name, area, bibliography): (String?, String?, String?) = try (
            row["working_name"], row["subject_area"], row["bibliography"]
        )
        let (credits, seats): (Int?, Int?) = try (row["credit_hours"], row["seats"])
        let (inClass, outOfClass): (Int?, Int?) = try (row["hours_in_class"], row["hours_out_of_class"])
        try tx.execute(
            """
            UPDATE course_design SET working_name = \(name), subject_area = \(area), credit_hours = \(credits),
                hours_in_class = \(inClass), hours_out_of_class = \(outOfClass), seats = \(seats),
                bibliography = \(bibliography), editor_id = \(person)
            WHERE course_id = \(copy)
            """)
        try tx.execute(
            """
            INSERT INTO course_audience (course_id, audience)
            SELECT \(copy), audience FROM course_audience WHERE course_id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO course_policy (course_id, policy, procedure, body, is_hidden, version, editor_id)
            SELECT \(copy), policy, procedure, body, is_hidden, 1, \(person) FROM course_policy WHERE course_id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO syllabus_section (course_id, section, position, is_hidden)
            SELECT \(copy), section, position, is_hidden FROM syllabus_section WHERE course_id = \(original)
            """)
    }

    private static func copyInstructors(of course: CopiedCourse, _ tx: WriteTransaction) throws {
        let rows = try tx.rows(
            "SELECT id FROM course_instructor WHERE course_id = \(course.original) ORDER BY position, id")
        for row in rows {
            let id: ID<CourseInstructor> = try row["id"]
            try tx.execute(
                """
                INSERT INTO course_instructor (id, course_id, position, person_id, first_name, last_name, email, phone,
                    office_hours, web_page, office, instructor_role, version, editor_id)
                SELECT \(ID<CourseInstructor>(at: course.now)), \(course.copy), position, person_id, first_name, last_name,
                    email, phone, office_hours, web_page, office, instructor_role, 1, \(course.viewer.id)
                FROM course_instructor WHERE id = \(id)
                """)
        }
    }

    /// Those of the whole course; its plan is named as the course.
    private static func copyMeetings(
        of original: ID<Course>, to copy: ID<Course>, by person: ID<Person>, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            INSERT INTO meeting_plan (id, course_id, first_day, last_day, starts_at, ends_at, repeats, every, version, editor_id)
            SELECT \(copy), \(copy), first_day, last_day, starts_at, ends_at, repeats, every, 1, \(person)
            FROM meeting_plan WHERE id = \(original)
            """)
        try tx.execute(
            """
            INSERT INTO meeting_weekday (plan_id, weekday)
            SELECT \(copy), weekday FROM meeting_weekday WHERE plan_id = \(original)
            """)
    }

    private static func copyOutcomes(of course: CopiedCourse, _ tx: WriteTransaction) throws {
        let served = try OutcomeRows.served(in: course.original, tx.reading)
        var copies: [ID<ProgrammeOutcome>: ID<ProgrammeOutcome>] = [:]
        for (position, outcome) in try OutcomeRows.all(of: course.original, tx.reading).enumerated() {
            let id = ID<ProgrammeOutcome>(at: course.now)
            copies[outcome.id] = id
            try OutcomeRows.insert(.init(id: id, key: outcome.key, text: outcome.text), at: position, in: course.copy, tx)
        }
        for (original, outcomes) in served {
            guard let objective = course.counterpart(of: original) else { continue }
            try OutcomeRows.serve(outcomes.compactMap { copies[$0] }, objective, tx)
        }
    }
}
