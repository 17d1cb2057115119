import Hummingbird

/// The addresses of the other dates that single students have in a test.
enum DatesRoutes {
    static func dates(of test: ID<Assessment>) -> String { TestWritingRoutes.dates(of: test) }
    static func endings(of test: ID<Assessment>) -> String { dates(of: test) + "/endings" }

    static func mount(on routes: SiteRoutes, dates: DatesController) {
        let staff = routes.staff
        staff.get("teach/tests/:test/dates", use: dates.index)
        staff.post("teach/tests/:test/dates", use: dates.update)
        staff.post("teach/tests/:test/dates/endings", use: dates.delete)
    }
}
