/// Search over all that somebody may read.
struct SearchFeature: Feature {
    static let pages: [any Page.Type] = [SearchPage.self]

    private let search: SearchController

    init(_ shared: Shared) {
        search = SearchController(site: shared.site, store: SearchStore(database: shared.database))
    }

    func addRoutes(to routes: SiteRoutes) {
        SearchRoutes.mount(on: routes, search: search)
    }
}
