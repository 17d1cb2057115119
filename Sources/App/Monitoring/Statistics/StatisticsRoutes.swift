import Hummingbird

/// The address of the figures of a test.
enum StatisticsRoutes {
    static func statistics(of test: ID<Assessment>) -> String { TestWritingRoutes.figures(of: test) }
    /// Of all attempts, those among them that do not count.
    static func statisticsOfAll(of test: ID<Assessment>) -> String { statistics(of: test) + "?attempts=all" }

    static func mount(on routes: SiteRoutes, statistics: StatisticsController) {
        let staff = routes.staff
        staff.get("teach/tests/:test/figures", use: statistics.show)
    }
}
