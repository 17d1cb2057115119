/// Tests as students find them: the list, and what is said before the start.
struct AssessmentsFeature: Feature {
    static let pages: [any Page.Type] = [TestsPage.self, TestPage.self]
    static let tabs: [AreaTab] = [.tests]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var homeSources: [any HomeSource] {
        [TestsAtHome(assessments: AssessmentStore(database: shared.database, revisions: shared.revisions))]
    }

    var searchRows: [any SearchRows] { [AssessmentSearchRows()] }

    func addRoutes(to routes: SiteRoutes) {
        AssessmentRoutes.mount(
            on: routes, tests: shared.tests,
            pictures: PictureController(pictures: PictureStore(database: shared.database, revisions: shared.revisions)))
    }
}

extension AreaTab {
    static let tests = AreaTab(area: .learn, place: 2, href: AssessmentRoutes.tests, key: "tests.title")
}
