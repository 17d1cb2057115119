/// The search in everything that a person may read.
struct SearchFeature: Feature {
    static let pages: [any Page.Type] = [SearchPage.self]

    private let shared: Shared

    init(_ shared: Shared) {
        self.shared = shared
    }

    var searchRows: [any SearchRows] { [TeacherSearchRows()] }

    func addRoutes(to routes: SiteRoutes, asking features: [any Feature]) {
        let store = SearchStore(database: shared.database, sources: features.flatMap { $0.searchRows })
        SearchRoutes.mount(on: routes, search: SearchController(site: shared.site, store: store))
    }
}
