import Database

/// Reads and writes the descriptions of courses, inside the transactions of stores and of imports.
enum CourseDescriptionRows {
    static func find(_ course: Course, _ tx: ReadTransaction) throws -> CourseDescription {
        let chosen = try Set(
            tx.rows("SELECT audience FROM course_audience WHERE course_id = \(course.id) ORDER BY audience")
                .map { row -> CourseAudience in try row["audience"] })
        var description = CourseDescription(
            overview: course.overview, audiences: CourseAudience.allCases.filter(chosen.contains))
        let row = try tx.first(
            """
            SELECT subject_area, credit_hours, hours_in_class, hours_out_of_class, seats FROM course_design
            WHERE course_id = \(course.id)
            """)
        guard let row else { return description }
        (description.subjectArea, description.creditHours) = try (row["subject_area"], row["credit_hours"])
        description.seats = try row["seats"]
        let (inClass, outOfClass): (Int?, Int?) = try (row["hours_in_class"], row["hours_out_of_class"])
        if let inClass, let outOfClass { description.ratio = .init(inClass: inClass, outOfClass: outOfClass) }
        return description
    }

    /// Writes all but the overview, which the course itself has. The row of the design must be there.
    /// - Parameter editor: nil for an import.
    static func write(
        _ description: CourseDescription, of course: ID<Course>, by editor: ID<Person>?, _ tx: WriteTransaction
    ) throws {
        try tx.execute(
            """
            UPDATE course_design SET subject_area = \(description.subjectArea), credit_hours = \(description.creditHours),
                hours_in_class = \(description.ratio?.inClass), hours_out_of_class = \(description.ratio?.outOfClass),
                seats = \(description.seats), version = version + 1, editor_id = \(editor)
            WHERE course_id = \(course)
            """)
        try tx.execute("DELETE FROM course_audience WHERE course_id = \(course)")
        for audience in description.audiences {
            try tx.execute("INSERT INTO course_audience (course_id, audience) VALUES (\(course), \(audience))")
        }
    }
}
