import Hummingbird

/// The addresses of a course's meetings, for those who teach it.
enum ScheduleRoutes {
    static func schedule(of id: ID<Course>, _ group: ID<CourseGroup>?) -> String {
        DesignRoutes.schedule(of: id) + AddressQuery.text([("group", group?.text)])
    }

    static func removals(of id: ID<Course>) -> String { DesignRoutes.schedule(of: id) + "/removals" }
    static func changes(of id: ID<Course>) -> String { DesignRoutes.schedule(of: id) + "/changes" }

    /// The form for what becomes of the meeting of a day.
    static func change(on day: LocalDay, of id: ID<Course>, _ group: ID<CourseGroup>?) -> String {
        changes(of: id) + AddressQuery.text([("day", day.iso), ("group", group?.text)])
    }

    static func mount(on routes: SiteRoutes, schedule: ScheduleController, changes: MeetingChangeController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/schedule", use: schedule.edit)
        staff.post("teach/courses/:course/design/schedule", use: schedule.save)
        staff.post("teach/courses/:course/design/schedule/removals", use: schedule.remove)
        staff.get("teach/courses/:course/design/schedule/changes", use: changes.edit)
        staff.post("teach/courses/:course/design/schedule/changes", use: changes.save)
    }
}
