/// What is new for somebody, in order of time.
struct HomeFeature: Feature {
    static let pages: [any Page.Type] = [HomePage.self]
    static let tabs: [AreaTab] = [.home]

    private let home: HomeController

    init(_ shared: Shared) {
        let database = shared.database
        home = HomeController(
            site: shared.site, assessments: AssessmentStore(database: database, revisions: shared.revisions),
            lessons: CourseLessonsStore(database: database), people: shared.people, ballots: BallotStore(database: database),
            surveyResults: SurveyResultsStore(database: database))
    }

    func addRoutes(to routes: SiteRoutes) {
        HomeRoutes.mount(on: routes, home: home)
    }
}

extension AreaTab {
    static let home = AreaTab(area: .learn, place: 1, href: WebRoutes.home, key: "home.title")
}
