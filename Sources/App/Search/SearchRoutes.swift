import Hummingbird

/// The address of the search.
enum SearchRoutes {
    static let search = "/search"

    static func mount(on router: Router<VisitorContext>, search: SearchController) {
        router.group(context: SignedInContext.self).get("search", use: search.index)
    }
}
