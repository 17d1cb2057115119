/// The start page: news, tasks and dates of a person, in order of time.
struct HomeFeature: Feature {
    static let pages: [any Page.Type] = [HomePage.self]
    static let tabs: [AreaTab] = [.home]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let sources = features.flatMap { $0.homeSources }
        let home = HomeStore(database: shared.database, sources: sources)
        HomeRoutes.mount(on: routes, home: HomeController(site: shared.site, home: home))
    }
}

extension AreaTab {
    static let home = AreaTab(area: .learn, place: 1, href: WebRoutes.home, key: "home.title")
}
