import Database

/// The hours that a course spends on one activity in a semester.
struct ActivityHours: Sendable, Equatable {
    let hours: Int
    /// How the result of the activity is assessed; nil where nobody does.
    let assessment: String?
}

/// What only the sheet of a subject needs: the hours of each activity, and the bibliography.
struct CourseHours: Sendable, Equatable {
    var activities: [CourseActivity: ActivityHours] = [:]
    /// Markdown.
    var bibliography: String?

    /// Hours with a teacher.
    var inClass: Int { activities.reduce(0) { $0 + ($1.key == .individualStudy ? 0 : $1.value.hours) } }
    var total: Int { activities.values.reduce(0) { $0 + $1.hours } }

    func hours(_ activity: CourseActivity) -> Int { activities[activity]?.hours ?? 0 }

    /// Changes with everything that the form shows.
    var fingerprint: String {
        Fingerprint.of(
            CourseActivity.allCases.flatMap { activity in
                [activities[activity].map { String($0.hours) }, activities[activity]?.assessment]
            } + [bibliography])
    }
}

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
