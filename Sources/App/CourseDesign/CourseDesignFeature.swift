/// The design of a course from its objectives, and the syllabus that it makes.
struct CourseDesignFeature: Feature {
    static let pages: [any Page.Type] = [
        ObjectivesPage.self, ObjectivePage.self, ObjectiveGenerationPage.self, PerformancePage.self,
        ObjectiveConditionPage.self, ObjectiveContentsPage.self, ObjectiveCriteriaPage.self,
        SyllabusPage.self, SyllabusSettingsPage.self, OutcomesPage.self, ObjectiveOutcomesPage.self,
        SheetPage.self, HoursPage.self, TopicHoursPage.self,
    ]
    static let takingFiles = OutcomeRoutes.takingFiles

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalDesignRows()] }
    var courseCopies: [any CourseCopyRows] { [CopiedObjectiveRows(), CopiedDesignRows()] }

    func addRoutes(to routes: SiteRoutes) {
        addObjectives(to: routes)
        addSyllabus(to: routes)
        addOutcomes(to: routes)
        addSheet(to: routes)
    }

    private func addSyllabus(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let settings = SyllabusSettingsStore(database: database)
        SyllabusRoutes.mount(
            on: routes,
            syllabuses: SyllabusController(
                site: site, syllabuses: SyllabusStore(database: database), settings: settings,
                answer: FileAnswer(folder: shared.files, turns: shared.turns)),
            settings: SyllabusSettingsController(site: site, settings: settings))
    }

    private func addOutcomes(to routes: SiteRoutes) {
        let (site, outcomes) = (shared.site, OutcomeStore(database: shared.database))
        OutcomeRoutes.mount(
            on: routes, lists: OutcomesController(site: site, outcomes: outcomes),
            objectives: ObjectiveOutcomesController(site: site, outcomes: outcomes))
    }

    private func addSheet(to routes: SiteRoutes) {
        let (site, sheets) = (shared.site, SheetStore(database: shared.database))
        SheetRoutes.mount(
            on: routes, sheets: SheetController(site: site, sheets: sheets), hours: HoursController(site: site, sheets: sheets))
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
