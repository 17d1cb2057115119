import Database

/// Reads and writes the hours of activities, inside the transactions of others.
enum CourseHoursRows {
    static func find(_ course: ID<Course>, _ tx: ReadTransaction) throws -> CourseHours {
        var hours = CourseHours()
        for row in try tx.rows("SELECT activity, hours, assessment FROM activity_hour WHERE course_id = \(course)") {
            hours.activities[try row["activity"]] = try ActivityHours(hours: row["hours"], assessment: row["assessment"])
        }
        hours.bibliography = try tx.first("SELECT bibliography FROM course_design WHERE course_id = \(course)")?["bibliography"]
        return hours
    }

    /// The course has a row of its design.
    static func write(_ hours: CourseHours, of course: ID<Course>, _ tx: WriteTransaction) throws {
        try tx.execute("DELETE FROM activity_hour WHERE course_id = \(course)")
        for activity in CourseActivity.allCases {
            guard let own = hours.activities[activity] else { continue }
            try tx.execute(
                """
                INSERT INTO activity_hour (course_id, activity, hours, assessment)
                VALUES (\(course), \(activity), \(own.hours), \(own.assessment))
                """)
        }
        try tx.execute("UPDATE course_design SET bibliography = \(hours.bibliography) WHERE course_id = \(course)")
    }
}
