/// Reports: how a student stands in every subject, and how the mark comes about.
struct ReportsFeature: Feature {
    static let pages: [any Page.Type] = [StudentReportsPage.self, StudentReportPage.self]
    static let tabs: [AreaTab] = [.reports]

    private let reports: StudentReportController

    init(_ shared: Shared) {
        reports = StudentReportController(site: shared.site, reports: StudentReportStore(database: shared.database))
    }

    var homeSources: [any HomeSource] { [ReportsAtHome()] }

    func addRoutes(to routes: SiteRoutes) {
        StudentReportRoutes.mount(on: routes, reports: reports)
    }
}

extension AreaTab {
    static let reports = AreaTab(area: .student, place: 1, href: StudentReportRoutes.reports, key: "reports.title")
}
