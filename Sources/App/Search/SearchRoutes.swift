import Hummingbird

/// The address of the search.
enum SearchRoutes {
    static let search = "/search"

    static func mount(on routes: SiteRoutes, search: SearchController) {
        routes.signedIn.get("search", use: search.index)
    }
}
