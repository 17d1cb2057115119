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
