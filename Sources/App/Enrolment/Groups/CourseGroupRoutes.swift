import Hummingbird

/// The addresses of the groups of a course, for those who teach it.
enum CourseGroupRoutes {
    static func groups(of id: ID<Course>) -> String { "/teach/courses/\(id)/groups" }
    static func group(_ group: ID<CourseGroup>, of id: ID<Course>) -> String { "/teach/courses/\(id)/groups/\(group)" }
    static func removals(of group: ID<CourseGroup>, in id: ID<Course>) -> String {
        "/teach/courses/\(id)/groups/\(group)/removals"
    }

    static func mount(on routes: SiteRoutes, groups: CourseGroupController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/groups", use: groups.index)
        staff.post("teach/courses/:course/groups", use: groups.create)
        staff.get("teach/courses/:course/groups/:group", use: groups.edit)
        staff.post("teach/courses/:course/groups/:group", use: groups.update)
        staff.post("teach/courses/:course/groups/:group/removals", use: groups.remove)
    }
}
