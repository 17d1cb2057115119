import Database

/// When somebody studies or teaches: the meetings of the own courses, and those of the own groups.
struct OwnMeetings: Sendable {
    let calendar: MeetingCalendar
    let course: Course
    /// Nil for the meetings of the whole course.
    let group: CourseGroup?

    /// The usual room.
    var room: String? { group?.room ?? course.classroom }

    /// In the order of the courses; of each those of the whole course first. Archived courses have none.
    static func all(of person: ID<Person>, _ tx: ReadTransaction) throws -> [OwnMeetings] {
        guard try tx.shared(AnyMeetingsRead()) else { return [] }
        let plans = try MeetingRows.plans(tx, where: condition(person))
        if plans.isEmpty { return [] }
        let there = SQL.list(plans.map { $0.course as any DatabaseValue })
        let courses = try CourseStore.courses(tx, where: "course.removed_at IS NULL AND course.id IN (\(there))")
        let groups = try groups(plans.compactMap(\.group), tx)
        let calendars = try MeetingRows.calendars(of: plans, tx)
        return courses.flatMap { course in
            calendars.filter { $0.plan.course == course.id }.map { calendar in
                OwnMeetings(calendar: calendar, course: course, group: calendar.plan.group.flatMap { groups[$0] })
            }.sorted { ($0.group?.name ?? "", $0.calendar.plan.id.text) < ($1.group?.name ?? "", $1.calendar.plan.id.text) }
        }
    }

    private static func groups(_ ids: [ID<CourseGroup>], _ tx: ReadTransaction) throws -> [ID<CourseGroup>: CourseGroup] {
        if ids.isEmpty { return [:] }
        let there = SQL.list(ids.map { $0 as any DatabaseValue })
        return try CourseGroupRows.groups(tx, where: "course_group.id IN (\(there))").reduce(into: [:]) { $0[$1.id] = $1 }
    }

    /// Of a course those who study or teach it; of a group its students, its assistant, and where it has none everybody who
    /// teaches the course.
    private static func condition(_ person: ID<Person>) -> SQL {
        """
        meeting_plan.group_id IS NULL AND (
            meeting_plan.course_id IN (SELECT enrolment.course_id FROM enrolment WHERE enrolment.person_id = \(person))
            OR meeting_plan.course_id IN (
                SELECT course_teacher.course_id FROM course_teacher WHERE course_teacher.person_id = \(person)
            )
        )
        OR meeting_plan.group_id IN (
            SELECT enrolment.group_id FROM enrolment WHERE enrolment.person_id = \(person) AND enrolment.group_id IS NOT NULL
        )
        OR meeting_plan.group_id IN (
            SELECT course_group.id FROM course_group
            JOIN course_teacher ON course_teacher.course_id = course_group.course_id
            WHERE course_teacher.person_id = \(person)
            AND (course_group.assistant_id = \(person) OR course_group.assistant_id IS NULL)
        )
        """
    }
}

/// Whether any course or group has meetings: an institution that plans none here is not asked about each person's.
private struct AnyMeetingsRead: SharedRead {
    func read(_ tx: ReadTransaction) throws -> Bool {
        try tx.first("SELECT id FROM meeting_plan ORDER BY id LIMIT 1") != nil
    }
}
