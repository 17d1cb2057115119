import Database

/// Events of course plans in somebody's calendar, each on the day on which it is due: of the courses that the person teaches all,
/// of those that the person studies where the syllabus shows its plan.
struct DesignEventCalendarRows: CalendarRows {
    func events(for visit: CalendarVisit, _ tx: ReadTransaction) throws -> [CalendarEvent] {
        let studied = try CourseStore.enrolments(of: visit.viewer.id, tx)
        let own: SQL = """
            course.id IN (SELECT enrolment.course_id FROM enrolment WHERE enrolment.person_id = \(visit.viewer.id))
            OR course.id IN (
                SELECT course_teacher.course_id FROM course_teacher WHERE course_teacher.person_id = \(visit.viewer.id)
            )
            """
        let planned: SQL = """
            EXISTS (
                SELECT 1 FROM design_event WHERE design_event.course_id = course.id AND design_event.removed_at IS NULL
                AND design_event.due_day >= \(visit.today)
            )
            """
        return try CourseStore.courses(tx, where: "course.removed_at IS NULL AND (\(own)) AND \(planned)").flatMap { course in
            let isReader = studied.contains(course.id) || !visit.viewer.roles.isStaff
            if try isReader && !SyllabusLayoutRows.find(course.id, tx).shown.contains(.plan) { return [CalendarEvent]() }
            let address = isReader ? CourseRoutes.syllabus(of: course.id) : DesignRoutes.plan(of: course.id)
            return try DesignEventRows.all(of: course.id, tx).filter { $0.fields.due >= visit.today }.map {
                Self.event($0, of: course, address: address, visit)
            }
        }
    }

    /// Without its notes, which students do not read.
    static func event(
        _ event: DesignEvent, of course: Course, address: String, _ visit: CalendarVisit
    ) -> CalendarEvent {
        CalendarEvent(
            id: "event-\(event.id)", when: .day(event.fields.due), title: event.fields.title + " · " + course.title,
            notes: [
                CoursePlanWords(visit.strings).details(SyllabusSource.PlannedEvent(event.fields)).joined(separator: " · "),
                event.fields.link,
            ].compactMap(\.self),
            address: visit.origin + address)
    }
}
