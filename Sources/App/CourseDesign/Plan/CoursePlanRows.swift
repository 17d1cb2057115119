import Database

/// Finds the plans of courses by weeks, inside the transactions of others.
enum CoursePlanRows {
    static func plan(of course: Course, _ events: [DesignEvent], _ tx: ReadTransaction) throws -> CoursePlan {
        let description = try CourseDescriptionRows.find(course, tx)
        return try CoursePlan(
            events, meetings(of: course.id, tx), semester: SemesterRows.named(course.semester, tx)?.days,
            budgetMinutes: CoursePlan.budgetMinutes(creditHours: description.creditHours, description.ratio))
    }

    private static func meetings(of course: ID<Course>, _ tx: ReadTransaction) throws -> [CoursePlan.Meetings] {
        let plans = try MeetingRows.plans(tx, where: "meeting_plan.course_id = \(course)")
        if plans.isEmpty { return [] }
        let groups = try CourseGroupRows.groups(of: course, tx)
        return try MeetingRows.calendars(of: plans, tx).map { calendar in
            CoursePlan.Meetings(calendar: calendar, group: groups.first { $0.id == calendar.plan.group }?.name)
        }
    }
}
