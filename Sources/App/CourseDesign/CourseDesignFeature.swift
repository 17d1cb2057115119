/// The design of a course from its objectives, and the syllabus that it makes.
struct CourseDesignFeature: Feature {
    static let pages: [any Page.Type] = [
        ObjectivesPage.self, ObjectivePage.self, ObjectiveGenerationPage.self, PerformancePage.self,
        ObjectiveConditionPage.self, ObjectiveContentsPage.self, ObjectiveCriteriaPage.self,
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalDesignRows()] }
    var courseCopies: [any CourseCopyRows] { [CopiedObjectiveRows()] }

    func addRoutes(to routes: SiteRoutes) {
        addObjectives(to: routes)
    }

    private func addObjectives(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let pages = ObjectivePageLoader(
            site: site, store: ObjectivePartStore(database: database, strings: { site.strings($0) }))
        ObjectiveRoutes.mount(
            on: routes, list: ObjectivesController(site: site, objectives: ObjectiveStore(database: database)),
            objective: ObjectiveController(pages: pages), performance: PerformanceController(pages: pages),
            parts: ObjectivePartController(pages: pages))
    }
}
