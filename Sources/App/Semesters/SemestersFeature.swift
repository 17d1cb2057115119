/// The semesters of the institution: when each is, and which are current.
struct SemestersFeature: Feature {
    static let pages: [any Page.Type] = [SemestersPage.self, SemesterEditPage.self]

    private let semesters: SemesterController

    init(_ shared: Shared) {
        semesters = SemesterController(site: shared.site, semesters: SemesterStore(database: shared.database))
    }

    func addRoutes(to routes: SiteRoutes) {
        SemesterRoutes.mount(on: routes, semesters: semesters)
    }

    static func importParts(_ kit: ImportKit) -> [any ImportPart] { [ImportedSemesterRows()] }
}
