import Hummingbird

/// The addresses of the statistics of a test.
enum StatisticsRoutes {
    static func statistics(of test: ID<Assessment>) -> String { TestWritingRoutes.figures(of: test) }
    /// The statistics of all attempts, including those that do not count.
    static func statisticsOfAll(of test: ID<Assessment>) -> String { statistics(of: test) + "?attempts=all" }

    static func mount(on routes: SiteRoutes, statistics: StatisticsController) {
        let staff = routes.staff
        staff.get("teach/tests/:test/figures", use: statistics.show)
    }
}
