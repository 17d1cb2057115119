import Hummingbird

/// The addresses of the check of a design, for those who teach.
enum CheckRoutes {
    static func check(of course: ID<Course>) -> String { TeachRoutes.design(of: course) + "/check" }
    /// The techniques that would suit it.
    static func strategies(of course: ID<Course>) -> String { check(of: course) + "#strategies" }
    /// The findings that were set aside.
    static func exceptions(of course: ID<Course>) -> String { check(of: course) + "/exceptions" }
    static func removals(of course: ID<Course>) -> String { exceptions(of: course) + "/removals" }
    static func newException(_ finding: String, in course: ID<Course>) -> String {
        exceptions(of: course) + "/new" + AddressQuery.text([("finding", finding)])
    }

    static func mount(on routes: SiteRoutes, checks: DesignCheckController) {
        let staff = routes.staff
        staff.get("teach/courses/:course/design/check", use: checks.show)
        staff.get("teach/courses/:course/design/check/exceptions/new", use: checks.ask)
        staff.post("teach/courses/:course/design/check/exceptions", use: checks.setAside)
        staff.post("teach/courses/:course/design/check/exceptions/removals", use: checks.takeBack)
    }
}
