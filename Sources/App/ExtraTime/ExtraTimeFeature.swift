/// Extra time in tests: of a person in all of them, and as an exception in one.
struct ExtraTimeFeature: Feature {
    static let pages: [any Page.Type] = [
        ExtraTimesPage.self, ExtraTimePage.self, CourseExtraTimePage.self, TestExtraTimePage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalExceptionRows()] }

    func addRoutes(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        ExtraTimeRoutes.mount(
            on: routes, people: ExtraTimeController(site: site, extraTimes: ExtraTimeStore(database: database)),
            exceptions: TimeExceptionController(site: site, exceptions: TimeExceptionStore(database: database)))
    }
}
