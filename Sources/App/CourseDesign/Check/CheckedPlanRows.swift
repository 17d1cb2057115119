import Database

/// Reads the events of a course and when it takes place, inside the transactions of others.
enum CheckedPlanRows {
    private struct Work {
        let event: CheckedPlan.Event
        let minutes: Int
        let isAtHome: Bool
        let isTest: Bool
    }

    static func plan(of course: Course, _ tx: ReadTransaction) throws -> CheckedPlan {
        let works = try works(of: course.id, tx)
        let calendars = try MeetingRows.calendars(
            of: MeetingRows.plans(tx, where: "meeting_plan.course_id = \(course.id)"), tx)
        let description = try CourseDescriptionRows.find(course, tx)
        let weeks = Dictionary(grouping: works.filter(\.isAtHome)) { $0.event.due.monday }
        var plan = CheckedPlan(
            events: works.map(\.event),
            weeks: weeks.map { .init(monday: $0, minutes: sum($1)) }.sorted { $0.monday < $1.monday },
            days: try days(of: course, calendars, tx))
        if let hours = description.creditHours, let ratio = description.ratio { plan.budget = hours * ratio.outOfClass * 60 }
        if !works.isEmpty {
            let tests = sum(works.filter { $0.isTest && !$0.isAtHome })
            plan.workload = .init(
                inClass: max(0, meetingMinutes(calendars) - tests), tests: tests, atHome: sum(works.filter(\.isAtHome)))
        }
        return plan
    }

    private static func sum(_ works: [Work]) -> Int { works.reduce(0) { $0 + $1.minutes } }

    private static func works(of course: ID<Course>, _ tx: ReadTransaction) throws -> [Work] {
        try tx.rows(
            """
            SELECT id, title, kind, place, assigned_day, due_day, quarter_hours FROM design_event
            WHERE course_id = \(course) AND removed_at IS NULL ORDER BY due_day, event_key
            """
        ).map { row in
            let (kind, place, quarters): (String, String, Int) = try (row["kind"], row["place"], row["quarter_hours"])
            return try Work(
                event: .init(id: row["id"], title: row["title"], assigned: row["assigned_day"], due: row["due_day"]),
                minutes: quarters * 15, isAtHome: place == "out-of-class", isTest: kind == "assessment")
        }
    }

    /// Those of its semester; where they are not known, from the first to the last meeting.
    private static func days(
        of course: Course, _ calendars: [MeetingCalendar], _ tx: ReadTransaction
    ) throws -> ClosedRange<LocalDay>? {
        if let days = try SemesterRows.named(course.semester, tx)?.days, days.first <= days.last {
            return days.first...days.last
        }
        let fields = calendars.map(\.plan.fields)
        guard let first = fields.map(\.firstDay).min(), let last = fields.map(\.lastDay).max(), first <= last else { return nil }
        return first...last
    }

    /// Of the meetings of the whole course that take place, in minutes.
    private static func meetingMinutes(_ calendars: [MeetingCalendar]) -> Int {
        calendars.filter { $0.plan.group == nil }.reduce(0) { sum, calendar in
            let fields = calendar.plan.fields
            return calendar.meetings(from: fields.firstDay, to: fields.lastDay).reduce(sum) { sum, meeting in
                switch meeting.state {
                case .planned, .moved: sum + meeting.endsAt - meeting.startsAt
                case .cancelled, .movedTo: sum
                }
            }
        }
    }
}
