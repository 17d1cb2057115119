/// Plans of points of courses, the points of students, and the marks that follow from them.
struct PointsFeature: Feature {
    static let pages: [any Page.Type] = [
        PointsPlanPage.self, PlanPartPage.self,
        GroupPointsPage.self, StudentPointsPage.self, PointListPage.self,
        ConfirmedMarksPage.self, MarkChangePage.self, MarkProtocolPage.self,
    ]
    static let takingFiles = PointListRoutes.takingFiles
    static let courseExports: [any CourseExportRows] = [
        ExportedPlanRows(), ExportedTaskTextRows(), ExportedPointRows(), ExportedMarkRows(),
    ]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var personalData: [any PersonalDataRows] { [PersonalPointRows(), PersonalPointsWorkRows()] }
    var deskRows: [any DeskRows] { [MarkDeskRows()] }
    var courseCopies: [any CourseCopyRows] { [CopiedPlanRows(), CopiedTaskTextRows()] }

    static func courseParts(_ files: FileFolder) -> [any CourseImportPart] {
        [ImportedPlanRows(), ImportedTaskTextRows(), ImportedPointRows(), ImportedMarkRows()]
    }

    func addRoutes(to routes: SiteRoutes) {
        let plans = PointsPlanStore(database: shared.database)
        PointsPlanRoutes.mount(
            on: routes, plans: PointsPlanController(site: shared.site, plans: plans),
            parts: PlanPartController(site: shared.site, plans: plans))
        addPoints(to: routes)
        addMarks(to: routes)
    }

    /// What is entered for students.
    private func addPoints(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let (sheets, lists) = (PointSheetStore(database: database, rosters: shared.rosters), PointListStore(database: database))
        PointsRoutes.mount(
            on: routes, groups: GroupPointsController(site: site, sheets: sheets, texts: TaskTextStore(database: database)),
            students: StudentPointsController(site: site, sheets: sheets, entries: PointEntryStore(database: database)))
        PointListRoutes.mount(
            on: routes, lists: PointListController(site: site, lists: lists),
            files: PointsFileController(site: site, lists: lists, files: shared.spreadsheets))
    }

    /// What follows from it.
    private func addMarks(to routes: SiteRoutes) {
        let (site, database) = (shared.site, shared.database)
        let (sheets, marks) = (
            ConfirmedMarkSheetStore(database: database, rosters: shared.rosters),
            ConfirmedMarkStore(database: database, consequence: shared.markConsequence)
        )
        ConfirmedMarksRoutes.mount(
            on: routes, marks: ConfirmedMarksController(site: site, sheets: sheets, marks: marks),
            changes: MarkChangeController(site: site, entries: PointEntryStore(database: database), marks: marks),
            protocols: MarkProtocolController(site: site, sheets: sheets),
            files: ConfirmedMarksFileController(site: site, sheets: sheets, files: shared.spreadsheets))
    }
}
