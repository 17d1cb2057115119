import Hummingbird

/// The addresses of a student's reports.
enum StudentReportRoutes {
    static let reports = "/reports"

    static func report(_ course: ID<Course>) -> String { "/reports/\(course)" }

    static func mount(on routes: SiteRoutes, reports: StudentReportController) {
        routes.signedIn.get("reports", use: reports.index)
        routes.signedIn.get("reports/:course", use: reports.show)
    }
}
